import { createContext, type ReactNode, useContext } from 'react';
import { accessByOrigin, type LearnerOrigin } from '@/data/learners/learnerSource';

export const OriginContext = createContext<LearnerOrigin>('sample');

/** Returns the viewer's access to a dashboard's figures, so that panels can hide actions that it doesn't allow. */
export const useDashboardAccess = () => accessByOrigin[useContext(OriginContext)];

type RenderTestActions = (testId: string, onDone: () => void) => ReactNode;

/**
 * Renders the actions below a test's details, and calls `onDone` once the test has changed or is gone. The page provides them, because
 * they open a form of setup.
 */
export const TestActionsContext = createContext<RenderTestActions>(() => null);

/** One line on the task of the day of this device's learner; null on a page that has a card for it. The page provides it. */
export const TodayLineContext = createContext<ReactNode>(null);

/** Creates the link to a copy of this device's record, null if that is too long; null where nothing may be shared. The page provides it. */
export const CopyLinkContext = createContext<(() => Promise<string | null>) | null>(null);
