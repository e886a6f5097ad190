import type { FullFormId } from '@/domain/exam/test/blueprint';
import type { SingleSectionId } from '@/domain/exam/catalog/full-test-plan';

export interface TestFormFacts {
  readonly state: 'new' | 'running' | 'done';
  readonly sentence: string;
  /** The ID of the latest attempt at the whole test; null if there is none. */
  readonly lastResult: string | null;
  /** The day each section was last taken on its own. */
  readonly alone: Readonly<Partial<Record<SingleSectionId, string>>>;
}

export interface TestFormListData {
  readonly forms: Readonly<Partial<Record<FullFormId, TestFormFacts>>>;
  /** The recommended form. */
  readonly next: FullFormId | null;
  /** The text under the cards; '' for none. */
  readonly notice: string;
}

/** Shows every form as new until the record is read. */
export const initialTestFormFacts: TestFormFacts = {
  state: 'new',
  sentence: 'You haven’t taken it yet.',
  lastResult: null,
  alone: {},
};
