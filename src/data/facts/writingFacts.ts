import type { SourcedFact } from '@/domain/page-text/guide-text';
import { factsCheckedLabel, testMakerSourceLabel } from './factSources';

export const writingFacts = {
  prompts: {
    name: 'Writing prompts',
    text: 'On the Upper Level, the two prompts are a personal question and a general question. On the Middle Level, they are the opening of a story and a personal question.',
    source: testMakerSourceLabel('ssat.org, pages on the levels'),
    date: factsCheckedLabel,
  },
  olderPrompts: {
    name: 'Writing prompts until about 2022',
    text: 'Until about 2022, the two prompts were the opening of a story and an essay question on the Upper Level, and the openings of two stories on the Middle Level. Many guides still say so.',
    source: 'Older pages from the test maker and prep companies',
    date: 'until about 2022',
  },
  writing: {
    name: 'The writing sample',
    text: 'The writing sample has no score. Schools always receive it, and a parent can buy a copy.',
    source: testMakerSourceLabel('ssat.org, pages on the levels'),
    date: factsCheckedLabel,
  },
} as const satisfies Readonly<Record<string, SourcedFact>>;
