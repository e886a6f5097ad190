/** Reports a mistake in a question by email: finds the question that a URL names and writes the message. */
import { bankFigures } from '@/data/bank-figures/bankFigures';
import {
  itemIdFromRef,
  type ItemKind,
  itemKindFromId,
  itemKindLabels,
  quantitativeTopicLabels,
  itemVersionFromRef,
} from '@/domain/exam/items/item';
import { parseGeneratedId } from '@/domain/plan/topics/item-facts';
import { typedKeys } from '@/lib/typedKeys';

export const questionFlaws = [
  { value: 'key', label: 'The answer marked right is wrong' },
  { value: 'second', label: 'More than one choice is right' },
  { value: 'explanation', label: 'An explanation is wrong or unclear' },
  { value: 'text', label: 'A mistake in spelling, a figure, or a table' },
  { value: 'other', label: 'Something else' },
] as const;
export type QuestionFlaw = (typeof questionFlaws)[number]['value'];

export interface ReportedQuestion {
  readonly id: string;
  readonly version: number;
  readonly kind: ItemKind;
}

/** `none`: the URL names no question. `unknown`: the bank doesn't have the named question. */
export type ReportedQuestionLookup =
  | { readonly state: 'none' | 'unknown' }
  | { readonly state: 'known'; readonly question: ReportedQuestion };

/** The number of questions of each kind in the bank; IDs are numbered without gaps. */
const questionCounts: Readonly<Record<ItemKind, number>> = {
  synonym: bankFigures.synonyms,
  analogy: bankFigures.analogies,
  quantitative: bankFigures.quantitative,
  reading: bankFigures.reading,
};

/**
 * Returns the kind of the question with this ID; null if it isn't in the bank. A generated question is recognized by the full
 * format of its ID, which starts with its topic: otherwise a link could put arbitrary text on the page.
 */
function kindOf(id: string): ItemKind | null {
  const kind = itemKindFromId(id);
  const number = Number(id.slice(-4));
  if (kind !== null) return number >= 1 && number <= questionCounts[kind] ? kind : null;
  const { generator = '' } = parseGeneratedId(id) ?? {};
  return typedKeys(quantitativeTopicLabels).some((topic) => generator.startsWith(`${topic}-`))
    ? 'quantitative'
    : null;
}

/** Longest reference that is looked up, in characters; no question has a longer one. */
const longestRef = 80;

/** Finds the question that a URL names ("syn-0021", "syn-0021@2"), ignoring case. */
export function findReportedQuestion(named: string | null): ReportedQuestionLookup {
  const ref = named?.trim().toLowerCase() ?? '';
  if (ref === '') return { state: 'none' };
  const id = itemIdFromRef(ref);
  const kind = ref.length > longestRef ? null : kindOf(id);
  if (kind === null) return { state: 'unknown' };
  return { state: 'known', question: { id, version: itemVersionFromRef(ref), kind } };
}

/** "syn-0021, version 1 (Synonym)" */
export function questionLabel({ id, version, kind }: ReportedQuestion): string {
  return `${id}, version ${version} (${itemKindLabels[kind]})`;
}

/** Returns the message; without a question, it has blanks for the details. */
export function questionReportEmail(
  question: ReportedQuestion | null,
  mistake: QuestionFlaw,
): { readonly subject: string; readonly body: string } {
  const what = questionFlaws.find(({ value }) => value === mistake)?.label ?? '';
  const lines = [
    question === null
      ? 'Question (its first words, and the test it is in): '
      : `Question: ${questionLabel(question)}`,
    `What seems wrong: ${what}`,
    '',
    'Why I think so: ',
  ];
  return {
    subject: question === null ? 'A mistake in a question' : `A mistake in question ${question.id}`,
    body: lines.join('\n'),
  };
}
