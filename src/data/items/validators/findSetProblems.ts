/** Validators of whole files and sets: counts, mix, order, balance of keys, and equal difficulty of the full forms of a level. */
import { findAnswerKeyPatterns } from '@/domain/exam/test/answer-key-patterns';
import { levelIds } from '@/domain/exam/level/level-id';
import { typedKeys } from '@/lib/typedKeys';
import { blueprint, type FullFormId, fullFormsOf, type ItemSetSpec } from '@/domain/exam/test/blueprint';
import { passageTestQuestions } from '@/domain/exam/items/passage-questions';
import { readingSkillCounts } from '@/domain/exam/items/reading-skill-counts';
import { genreLabels } from '@/domain/exam/items/genre';
import {
  type Item,
  itemKinds,
  type Passage,
  promptKinds,
  analogyRelationLabels,
  readingSkillLabels,
  synonymTopics,
  quantitativeTopicLabels,
} from '@/domain/exam/items/item';
import type { ParsedContentFile } from '@/data/items/schema/parseContentFile';
import { countMaterialKinds } from './countMaterialKinds';
import { difficultyTolerance, type ContentMix, contentMixes, type CountRange } from './contentMix';
import type { BankProblem } from './bankProblem';

export interface NamedFile {
  readonly name: string;
  readonly parsed: ParsedContentFile;
}

const plans: Readonly<Record<string, ItemSetSpec>> = blueprint;
const mixOf: Readonly<Record<string, ContentMix>> = contentMixes;
const kindsOf = (items: readonly Item[]) => [...new Set(items.map((item) => item.kind))];

/** Checks a file as a whole: its name, counts, order (by difficulty, where the blueprint requires it), and balance of keys. */
export function fileProblems({ name, parsed }: NamedFile): BankProblem[] {
  const problem = (id: string, reason: string): BankProblem => ({ file: name, id, reason });
  const { set, section, items, passages, prompts } = parsed;
  if (name !== `${set}/${section}.json`) return [problem('the file', `calls itself ${set}/${section}`)];
  const plan = plans[set]?.sections[section];
  if (plan === undefined) return [problem('the file', 'has no place in the blueprint')];

  const problems: BankProblem[] = [];
  const counted = (what: string, found: number, wanted: number) => {
    if (found !== wanted)
      problems.push(problem('the file', `holds ${found} ${what}; ${wanted} are asked for`));
  };
  for (const kind of itemKinds)
    counted(
      `items of kind ${kind}`,
      items.filter((item) => item.kind === kind).length,
      plan.items[kind] ?? 0,
    );
  counted('passages', passages.length, plan.passages ?? 0);
  for (const kind of promptKinds)
    counted(
      `${kind} prompts`,
      prompts.filter((prompt) => prompt.kind === kind).length,
      plan.prompts?.[kind] ?? 0,
    );

  // The experimental section has too few items of each kind to balance their keys separately.
  const mixed = section === 'experimental';
  if (mixed)
    problems.push(
      ...findAnswerKeyPatterns(items).map(({ id, reason }) => problem(id ?? 'the section', reason)),
    );
  for (const kind of kindsOf(items)) {
    const ofKind = items.filter((item) => item.kind === kind);
    for (const { id, reason } of mixed ? [] : findAnswerKeyPatterns(ofKind))
      problems.push(problem(id ?? `all of kind ${kind}`, reason));
    if (plan.rising === true) {
      ofKind.forEach((item, index) => {
        const before = ofKind[index - 1];
        if (before !== undefined && before.difficulty > item.difficulty)
          problems.push(
            problem(item.id, `is easier (${item.difficulty}) than the item before it (${before.difficulty})`),
          );
      });
    }
  }
  return problems;
}

/** Checks that a set has a file for every section, and enough but not too many items of each relation, topic, skill, and so on. */
export function findSetProblems(set: string, files: readonly NamedFile[]): BankProblem[] {
  const plan = plans[set];
  if (plan === undefined) return [];
  const problem = (reason: string): BankProblem => ({ file: set, id: 'the set', reason });
  const problems = Object.keys(plan.sections)
    .filter((section) => !files.some(({ parsed }) => parsed.section === section))
    .map((section) => problem(`has no file for the section ${section}`));

  const scored = files.filter(({ parsed }) => parsed.section !== 'experimental');
  const items = scored.flatMap(({ parsed }) => parsed.items);
  const asked = scored.filter(({ parsed }) => plan.sections[parsed.section]?.drillsOnly !== true);
  const passages = asked.flatMap(({ parsed }) => parsed.passages);
  const count = (name: string, range: CountRange | undefined, found: number) => {
    if (range !== undefined && (found < range[0] || found > range[1]))
      problems.push(problem(`has ${found} of ${name}; ${range[0]} to ${range[1]} are asked for`));
  };
  const mix = mixOf[set] ?? {};
  for (const relation of Object.keys(analogyRelationLabels))
    count(`the relation ${relation}`, mix.relation, matching(items, 'analogy', 'relation', relation));
  for (const topic of synonymTopics)
    count(`the field ${topic}`, mix.synonymTopic, matching(items, 'synonym', 'topic', topic));
  for (const topic of typedKeys(quantitativeTopicLabels))
    count(
      `the topic ${topic}`,
      mix.topics?.[topic] ?? mix.topic,
      matching(items, 'quantitative', 'topic', topic),
    );
  const readings = passages.flatMap(({ id }) => passageTestQuestions(id, items));
  for (const { skills, count: of40 } of mix.skills === true ? readingSkillCounts : []) {
    const share = (of40 * readings.length) / 40;
    count(
      `the skill ${skills.join(' or ')}`,
      [Math.floor(share), Math.ceil(share)],
      readings.filter(({ skill }) => skills.includes(skill)).length,
    );
  }
  for (const skill of Object.keys(readingSkillLabels))
    count(`the skill ${skill}, drills included`, mix.skill, matching(items, 'reading', 'skill', skill));
  for (const [name, found] of countMaterialKinds(items.filter((item) => item.kind === 'quantitative')))
    count(`${name} in quantitative items`, mix.material?.[name], found);
  const passagesThat = (test: (passage: Passage) => boolean) => passages.filter(test).length;
  for (const genre of Object.keys(genreLabels))
    count(
      `the genre ${genre}`,
      mix.genre,
      passagesThat((passage) => passage.genre === genre),
    );
  count(
    'verse',
    mix.verse,
    passagesThat(({ form }) => form === 'verse'),
  );
  return problems;
}

function matching(items: readonly Item[], kind: Item['kind'], field: string, value: string): number {
  return items.filter((item) => item.kind === kind && field in item && Reflect.get(item, field) === value)
    .length;
}

/**
 * Reports sections whose mean difficulty differs by more than `difficultyTolerance` between the easiest and hardest full form of a
 * level.
 */
export function formProblems(files: readonly NamedFile[]): BankProblem[] {
  return levelIds.flatMap((level) => problemsOfForms(fullFormsOf(level), files));
}

function problemsOfForms(
  forms: readonly [FullFormId, ...FullFormId[]],
  files: readonly NamedFile[],
): BankProblem[] {
  const [first] = forms;
  return Object.keys(blueprint[first].sections).flatMap((section): BankProblem[] => {
    const means = forms.flatMap((form) => {
      const items =
        files.find(({ parsed }) => parsed.set === form && parsed.section === section)?.parsed.items ?? [];
      return items.length === 0 ? [] : [{ form, mean: meanDifficulty(items) }];
    });
    const ordered = means.toSorted((a, b) => a.mean - b.mean);
    const [easiest, hardest] = [ordered[0], ordered.at(-1)];
    if (easiest === undefined || hardest === undefined || hardest.mean - easiest.mean <= difficultyTolerance)
      return [];
    const reason =
      `is harder than in ${easiest.form}: a mean difficulty of ${hardest.mean.toFixed(2)}, ` +
      `there ${easiest.mean.toFixed(2)}; ${difficultyTolerance} apart at most`;
    return [{ file: `${hardest.form}/${section}.json`, id: 'the section', reason }];
  });
}

/** Returns the mean difficulty, 1 to 5; NaN without items. */
export function meanDifficulty(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + item.difficulty, 0) / items.length;
}
