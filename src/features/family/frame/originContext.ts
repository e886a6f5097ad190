import { createContext, useContext } from 'react';
import type { LearnerOrigin } from '@/data/learners/learnerSource';

/** The origin of a dashboard's figures, for panels whose actions depend on it. */
export const OriginContext = createContext<LearnerOrigin>('sample');

export const useOrigin = () => useContext(OriginContext);
