/**
 * Facts about the test with their source, date, and confidence. Sentences are written only in this folder; pages and docs/ssat.md
 * use them from here. Numbers that rules need are in `domain/exam`, and the sentences read them from there.
 */
import { scoreFacts } from './scoreFacts';
import { testTakingFacts } from './testTakingFacts';
import { testFacts } from './testFacts';
import { writingFacts } from './writingFacts';

export const ssatFacts = { ...testFacts, ...writingFacts, ...testTakingFacts, ...scoreFacts };
