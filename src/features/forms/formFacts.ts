import type { FullFormId } from '@/domain/exam/catalog/plan-parts';
import type { SingleSectionId } from '@/domain/exam/catalog/full-test-plan';

export interface FormFacts {
  readonly state: 'new' | 'running' | 'done';
  readonly sentence: string;
  /** The ID of the latest attempt at the whole test; null if there is none. */
  readonly lastResult: string | null;
  /** The day each section was last taken on its own. */
  readonly alone: Readonly<Partial<Record<SingleSectionId, string>>>;
}

export interface FormListData {
  readonly forms: Readonly<Partial<Record<FullFormId, FormFacts>>>;
  /** The recommended form. */
  readonly next: FullFormId | null;
  /** The text under the cards; '' for none. */
  readonly notice: string;
}

/** Shows every form as new until the record is read. */
export const initialFormFacts: FormFacts = {
  state: 'new',
  sentence: 'You haven’t taken it yet.',
  lastResult: null,
  alone: {},
};
