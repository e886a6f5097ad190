/**
 * The facts about the test that pages state, each with its source, its date, and how sure it is. A sentence is typed once, here in this
 * folder; pages and docs/ssat.md take it from here. Figures that rules need are in `domain/exam`, and the sentences read them there.
 */
import { scoreFacts } from './scores';
import { takingFacts } from './taking';
import { testFacts } from './test';
import { writingFacts } from './writing';

export const facts = { ...testFacts, ...writingFacts, ...takingFacts, ...scoreFacts };
