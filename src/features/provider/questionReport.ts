/** A mistake in a question, reported by email: which question an address names, and the message that the mail program is given. */
import { idOfRef, kindLabels, versionOfRef } from '@/domain/exam/item';
import type { ItemIndex } from '@/domain/plan/item-facts';

export const mistakes = [
  { value: 'key', label: 'The answer marked right is wrong' },
  { value: 'second', label: 'More than one choice is right' },
  { value: 'explanation', label: 'An explanation is wrong or unclear' },
  { value: 'text', label: 'A slip in spelling, a figure, or a table' },
  { value: 'other', label: 'Something else' },
] as const;
export type Mistake = (typeof mistakes)[number]['value'];

export interface ReportedQuestion {
  readonly id: string;
  readonly version: number;
  /** "Synonym"; null while the bank's index isn't there. */
  readonly kind: string | null;
}

/** `none`: the address names nothing. `unknown`: what it names is no question of the bank. */
export type Reported =
  | { readonly state: 'none' | 'unknown' }
  | { readonly state: 'known'; readonly question: ReportedQuestion };

/** As the ids of items and of generated ones look, with a version or without. */
const refForm = /^[a-z]+(?:-[a-z0-9]+)+(?:@\d{1,3})?$/;
const longestRef = 80;

/**
 * The question that an address names ("syn-0021", "syn-0021@2"), whatever the case of its letters. Without the index of the bank
 * whatever has the form of an id is taken for one: a report should not fail with the line.
 */
export function reportedQuestion(named: string | null, index: ItemIndex | null): Reported {
  const ref = named?.trim().toLowerCase() ?? '';
  if (ref === '') return { state: 'none' };
  if (ref.length > longestRef || !refForm.test(ref)) return { state: 'unknown' };
  const id = idOfRef(ref);
  const facts = index?.askedFacts(id);
  if (index !== null && facts === undefined) return { state: 'unknown' };
  return {
    state: 'known',
    question: { id, version: versionOfRef(ref), kind: facts === undefined ? null : kindLabels[facts.kind] },
  };
}

/** "syn-0021, version 1 (Synonym)" */
export function questionName({ id, version, kind }: ReportedQuestion): string {
  return `${id}, version ${version}${kind === null ? '' : ` (${kind})`}`;
}

/** The message; without a question, room for what it asks. */
export function reportMessage(
  question: ReportedQuestion | null,
  mistake: Mistake,
): { readonly subject: string; readonly body: string } {
  const what = mistakes.find(({ value }) => value === mistake)?.label ?? '';
  const lines = [
    question === null
      ? 'Question (its first words, and the test it is in): '
      : `Question: ${questionName(question)}`,
    `What seems wrong: ${what}`,
    '',
    'Why I think so: ',
  ];
  return {
    subject: question === null ? 'A mistake in a question' : `A mistake in question ${question.id}`,
    body: lines.join('\n'),
  };
}
