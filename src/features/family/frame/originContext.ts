import { createContext, useContext } from 'react';
import { accessByOrigin, type LearnerOrigin } from '@/data/learners/learnerSource';

export const OriginContext = createContext<LearnerOrigin>('sample');

/** What the viewer may do with a dashboard's figures, for panels with actions. */
export const useAccess = () => accessByOrigin[useContext(OriginContext)];
