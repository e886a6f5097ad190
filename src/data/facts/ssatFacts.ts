/**
 * All facts about the SSAT, each with its source and date. This folder is the only place for these sentences: pages and
 * docs/ssat.md take them from here. Numbers that rules need, too, are in `domain/exam`, and the sentences insert them from there.
 */
import { scoreFacts } from './scoreFacts';
import { testTakingFacts } from './testTakingFacts';
import { testFacts } from './testFacts';
import { writingFacts } from './writingFacts';

export const ssatFacts = { ...testFacts, ...writingFacts, ...testTakingFacts, ...scoreFacts };
