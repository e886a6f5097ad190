/**
 * Validates the item bank for `npm run build` and `npm test`; each problem names file, item, and reason. Checks those rules of
 * README.md ("To write an item") that code can check by itself. Checks that need a dictionary, a calculator, or syllable counts are
 * in `tests/bank`.
 */
import { minGeneratorsPerTopic, minSkeletons } from './contentMix';
import { blueprint, earlierVersionsFolder, type ItemSetSpec } from '@/domain/exam/test/blueprint';
import { type LevelId, levelIds } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { Generator } from '@/data/items/generators/generator';
import { allSchemas } from '@/data/items/schema/allSchemas';
import { parseContentFile } from '@/data/items/schema/parseContentFile';
import { itemFaults, normalizeForComparison } from './itemFaults';
import { passageFaults, promptFaults, quotationFaults } from './passageFaults';
import type { BankProblem } from './bankProblem';
import { findDuplicateEntries } from './findDuplicateEntries';
import { verbalProblems } from './verbalProblems';
import { wornOpenings } from './wornOpenings';
import { fileProblems, formProblems, type NamedFile, findSetProblems } from './findSetProblems';

/** Returns every problem of the bank. `contents` holds the parsed JSON of its files by file name ("form-a/verbal.json"). */
export function checkBank(contents: Readonly<Record<string, unknown>>): BankProblem[] {
  const files = Object.entries(contents).map(([name, content]) => ({
    name,
    parsed: parseContentFile(content, allSchemas),
  }));
  const today = files.filter((file) => !isEarlier(file));
  const sets = [...new Set(today.map(({ parsed }) => parsed.set))];
  return [
    ...files.flatMap(entryProblems),
    ...today.filter(({ parsed }) => parsed.set !== '').flatMap(fileProblems),
    ...sets.flatMap((set) =>
      findSetProblems(
        set,
        today.filter(({ parsed }) => parsed.set === set),
      ),
    ),
    ...formProblems(today),
    ...repeated(today),
    ...levelIds.flatMap((level) =>
      verbalProblems(today.filter(({ parsed }) => levelOfSet(parsed.set) === level)),
    ),
    ...today.flatMap(wornOpenings),
    ...earlierProblems(files.filter(isEarlier), today),
  ];
}

/** Checks each item, passage, and prompt of a file by itself. */
function entryProblems({ name, parsed }: NamedFile): BankProblem[] {
  const { items, passages, prompts, misfits } = parsed;
  const entry = (id: string, reasons: readonly string[]): BankProblem[] =>
    reasons.map((reason) => ({ file: name, id, reason }));
  const readings = items.filter((item) => item.kind === 'reading');
  return [
    ...misfits.map((misfit) => ({ file: name, ...misfit })),
    ...items.flatMap((item) => entry(item.id, itemFaults(item))),
    ...readings.flatMap((item) =>
      entry(
        item.id,
        quotationFaults(
          item,
          passages.find(({ id }) => id === item.passage),
        ),
      ),
    ),
    ...passages.flatMap((passage) =>
      entry(
        passage.id,
        passageFaults(
          passage,
          readings.filter((item) => item.passage === passage.id),
        ),
      ),
    ),
    ...prompts.flatMap((prompt) => entry(prompt.id, promptFaults(prompt))),
  ];
}

/** Reports each entry that repeats an earlier entry's id or its stem (a passage's title, a prompt's text). */
function repeated(files: readonly NamedFile[]): BankProblem[] {
  const all = files.flatMap(({ name, parsed }) => [
    // Several passages may use the same main-idea question, so the id stands in for a reading item's stem.
    ...parsed.items.map(({ id, kind, stem }) => ({ file: name, id, stem: kind === 'reading' ? id : stem })),
    ...parsed.passages.map(({ id, title }) => ({ file: name, id, stem: title })),
    ...parsed.prompts.map(({ id, text }) => ({ file: name, id, stem: text })),
  ]);
  return [
    ...findDuplicateEntries(
      all,
      ({ id }) => id,
      () => 'its id',
    ),
    ...findDuplicateEntries(
      all,
      ({ stem }) => normalizeForComparison(stem),
      () => 'its stem',
    ),
  ];
}

/** The level of a set; null for a set that the blueprint lacks, which is reported by itself. */
function levelOfSet(set: string): LevelId | null {
  const sets: Readonly<Record<string, ItemSetSpec>> = blueprint;
  return sets[set]?.level ?? null;
}

const isEarlier = ({ parsed }: NamedFile) => parsed.set === earlierVersionsFolder;

/** Reports earlier versions of items that lack a current item with the same id and a higher version. */
function earlierProblems(earlier: readonly NamedFile[], today: readonly NamedFile[]): BankProblem[] {
  const versions = new Map(
    today.flatMap(({ parsed }) => parsed.items.map(({ id, version }) => [id, version] as const)),
  );
  return earlier.flatMap(({ name, parsed }) =>
    parsed.items
      .filter(({ id, version }) => version >= (versions.get(id) ?? 0))
      .map(({ id }) => ({ file: name, id, reason: 'is no earlier version of an item of the bank' })),
  );
}

/** Reports topics with too few generators, and ids used by two generators. */
export function generatorProblems(generators: readonly Generator[]): BankProblem[] {
  const file = 'generators';
  const few = levelIds.flatMap((level) =>
    testLevels[level].quantitativeTopics.flatMap((topic): BankProblem[] => {
      const found = generators.filter((each) => each.topic === topic && each.levels.includes(level)).length;
      if (found >= minGeneratorsPerTopic) return [];
      const reason = `has ${found} generators for the ${testLevels[level].name} Level; at least ${minGeneratorsPerTopic} are asked for`;
      return [{ file, id: topic, reason }];
    }),
  );
  const alike = generators.flatMap(({ id, skeletons }): BankProblem[] =>
    skeletons.length < minSkeletons
      ? [{ file, id, reason: `has ${skeletons.length} skeletons; at least ${minSkeletons} are asked for` }]
      : [],
  );
  const ids = generators.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...few, ...alike, ...twice.map((id) => ({ file, id, reason: 'two generators have this id' }))];
}
