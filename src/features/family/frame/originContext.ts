import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { accessByOrigin, type LearnerOrigin } from '@/data/learners/learnerSource';

export const OriginContext = createContext<LearnerOrigin>('sample');

/** Returns the viewer's access to a dashboard's figures, so that panels can hide actions that it doesn't allow. */
export const useDashboardAccess = () => accessByOrigin[useContext(OriginContext)];

export interface MissedQuestionsProps {
  /** True for a sample child, whose attempts are created. */
  readonly isSample: boolean;
  /** The learner's tests, oldest first. */
  readonly tests: readonly LearnerTest[];
  readonly test: LearnerTest;
  readonly section: ScoredSection;
  readonly onClose: () => void;
}

interface TestDialogParts {
  /** Renders the actions below a test's details, and calls `onDone` once the test has changed or is gone. */
  readonly renderActions: (testId: string, onDone: () => void) => ReactNode;
  /** A dialog with the questions of a section that weren't right. */
  readonly MissedQuestions: ComponentType<MissedQuestionsProps> | null;
}

/** The form of setup and the questions that the details of a test open. The page provides both. */
export const TestDialogContext = createContext<TestDialogParts>({
  renderActions: () => null,
  MissedQuestions: null,
});

/** One line on the task of the day of this device's learner; null on a page that has a card for it. The page provides it. */
export const TodayLineContext = createContext<ReactNode>(null);

/** Creates the link to a copy of this device's record, null if that is too long; null where nothing may be shared. The page provides it. */
export const CopyLinkContext = createContext<(() => Promise<string | null>) | null>(null);
