import { createContext, useContext } from 'react';
import type { LearnerOrigin } from '@/data/learners/learnerSource';

/** Whose figures a dashboard shows, for the panels that offer different things to do. */
export const OriginContext = createContext<LearnerOrigin>('sample');

export const useOrigin = () => useContext(OriginContext);
