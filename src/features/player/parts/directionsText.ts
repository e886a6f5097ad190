/** The text of the directions, in one place for editors. The break uses some of it, too. */
import type { AttemptConditions, FormPart } from '@/domain/exam/test/form';
import type { Item, ItemKind } from '@/domain/exam/items/item';
import { formatCount, formatList, formatMinuteCount, formatNumber } from '@/lib/text/format';
import { assertUnreachable } from '@/lib/assert';
import { partStats, itemKindCounts, passageCounts } from './partStats';

const kindNouns: Readonly<Record<ItemKind, string>> = {
  synonym: 'synonym',
  analogy: 'analogy',
  quantitative: 'quantitative question',
  reading: 'reading question',
};
const plurals: Readonly<Record<ItemKind, string>> = {
  synonym: 'synonyms',
  analogy: 'analogies',
  quantitative: 'quantitative questions',
  reading: 'reading questions',
};

function kindsOf(items: readonly Item[]): string[] {
  return [...itemKindCounts(items)].map(([kind, many]) => formatCount(many, kindNouns[kind], plurals[kind]));
}

/** Describes a part's task in two or three sentences. */
export function partDirectionsText(part: FormPart, items: readonly Item[], prompts: number): string {
  if (part.kind === 'break') return '';
  if (part.kind === 'essay')
    return prompts > 1
      ? 'Choose one of two prompts: a personal question or a general one. Plan first, then write.'
      : 'Write in response to the prompt. Plan first, then write.';
  switch (part.section) {
    case 'verbal':
      return `${verbalKindsSentence(kindsOf(items))} Each question has five choices and one best answer.`;
    case 'quantitative':
      return 'Arithmetic, algebra, geometry, and data. Each question has five choices and one right answer. Work on paper, without a calculator.';
    case 'reading':
      return `${passageCountSentence(items)} You can answer every question from its passage alone.`;
    case 'mixed':
      return `${sentence(formatList(kindsOf(items)))} This section is not scored. On the real test, the test maker uses it to try out questions for future tests.`;
    default:
      return assertUnreachable(part.section);
  }
}

function verbalKindsSentence(kinds: readonly string[]): string {
  return sentence(kinds.length > 1 ? `First ${kinds.join(', then ')}` : kinds.join(''));
}

function passageCountSentence(items: readonly Item[]): string {
  const { passages, fewest, most } = passageCounts(items);
  const each = fewest === most ? formatCount(most, 'question') : `${fewest} to ${most} questions`;
  return passages === 1
    ? `One passage with ${each}.`
    : `${formatCount(passages, 'passage')} with ${each} each.`;
}

function sentence(text: string): string {
  return `${text}.`;
}

/** The large figures of the directions, with their labels. */
export function partStatLabels(part: FormPart): readonly (readonly [figure: string, word: string])[] {
  const { questions, minutes, secondsAQuestion } = partStats(part);
  const rows: [string, string][] = [];
  if (questions !== null) rows.push([formatNumber(questions), questions === 1 ? 'question' : 'questions']);
  if (minutes === null) rows.push(['No', 'clock']);
  else rows.push([formatMinuteCount(minutes), minutes === 1 ? 'minute' : 'minutes']);
  if (secondsAQuestion !== null) rows.push([formatNumber(secondsAQuestion), 'seconds per question']);
  return rows;
}

interface RuleSetting {
  readonly title: string;
  /** The previous section's name; null if there is none. */
  readonly before: string | null;
  readonly conditions: AttemptConditions;
}

/** The rules of a part, each with its name. */
export function partRuleTexts(
  part: FormPart,
  setting: RuleSetting,
): readonly (readonly [name: string, rule: string])[] {
  if (part.kind === 'break') return [];
  const { title, before, conditions } = setting;
  const rules: [string, string][] = [];
  if (part.kind === 'essay')
    rules.push(['Scoring', 'Not scored. On the real test, your essay goes to schools.']);
  else if (!part.scored) rules.push(['Scoring', 'Not scored. Right, wrong, and blank answers don’t count.']);
  else {
    rules.push(['Scoring', 'Right: 1 point. Wrong: minus \u00bc. Blank: 0.']);
    rules.push(['Guessing', 'Pays off once you can cross out one choice.']);
  }
  rules.push([
    'Going back',
    `Within ${title}, as often as you like${before === null ? '' : `, but not to ${before}`}.`,
  ]);
  if (conditions.mode === 'practice') {
    rules.push(['Pausing', 'Whenever you like.']);
    if (part.kind === 'section')
      rules.push([
        'Explanations',
        conditions.feedback === 'each-question'
          ? 'After each question, once you check your answer.'
          : 'For every choice, at the end of the test.',
      ]);
  }
  rules.push(
    part.limitMs === null
      ? ['Clock', `None. ${title} is done when you hand it in.`]
      : ['At 0:00', `${title} closes and saves what you ${part.kind === 'essay' ? 'wrote' : 'answered'}.`],
  );
  return rules;
}

/** The note beside the button that starts a part. */
export function startNoteText(part: FormPart): string {
  return part.limitMs === null
    ? 'There is no clock. Take all the time you need.'
    : 'The clock starts when you do.';
}

/** Names the kinds of question in a part in a word or two, for the break before it. */
export function partQuestionKindsText(part: FormPart, items: readonly Item[]): string {
  if (part.kind === 'essay') return 'One essay';
  const words = [...itemKindCounts(items).keys()].map((kind) =>
    kind === 'reading' || kind === 'quantitative' ? plurals[kind].replace(/ .*/, '') : plurals[kind],
  );
  if (part.kind === 'section' && part.section === 'reading')
    return formatCount(passageCounts(items).passages, 'passage');
  if (part.kind === 'section' && part.section === 'quantitative') return 'Problems, no calculator';
  const text = words.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
