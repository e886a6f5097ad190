/** What a card tells of a full form. */
import type { FullFormId } from '@/domain/exam/catalog/plan-parts';
import type { SingleSectionId } from '@/domain/exam/catalog/full-test-plan';

export interface FormFacts {
  readonly state: 'new' | 'running' | 'done';
  readonly sentence: string;
  /** The id of the latest attempt of the whole test. */
  readonly lastResult: string | null;
  /** The day on which each section was last taken alone. */
  readonly alone: Readonly<Partial<Record<SingleSectionId, string>>>;
}

export interface FormListData {
  readonly forms: Readonly<Partial<Record<FullFormId, FormFacts>>>;
  /** The form to take next. */
  readonly next: FullFormId | null;
  /** What is said under the cards; empty where there is nothing to say. */
  readonly notice: string;
}

/** Before the record has been read every form is new. */
export const initialFormFacts: FormFacts = {
  state: 'new',
  sentence: 'You haven’t taken it yet.',
  lastResult: null,
  alone: {},
};
