import { createContext, useContext } from 'react';
import { accessByOrigin, type LearnerOrigin } from '@/data/learners/learnerSource';

export const OriginContext = createContext<LearnerOrigin>('sample');

/** Returns the viewer's access to a dashboard's figures, so that panels can hide actions that it doesn't allow. */
export const useDashboardAccess = () => accessByOrigin[useContext(OriginContext)];
