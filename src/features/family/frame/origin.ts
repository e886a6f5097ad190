import { createContext, useContext } from 'react';
import type { Origin } from '@/data/learners/source';

/** Whose figures a dashboard shows, for the panels that offer different things to do. */
export const OriginContext = createContext<Origin>('sample');

export const useOrigin = () => useContext(OriginContext);
