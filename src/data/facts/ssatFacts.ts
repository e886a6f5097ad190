/**
 * The facts about the test that pages state, each with its source, its date, and how sure it is. A sentence is typed once, here in this
 * folder; pages and docs/ssat.md take it from here. Figures that rules need are in `domain/exam`, and the sentences read them there.
 */
import { scoreFacts } from './scoreFacts';
import { testTakingFacts } from './testTakingFacts';
import { testFacts } from './testFacts';
import { writingFacts } from './writingFacts';

export const ssatFacts = { ...testFacts, ...writingFacts, ...testTakingFacts, ...scoreFacts };
