import type { ReadingSkill } from './item';

/**
 * The number of questions per skill in a section of 40 reading questions; arguments and predictions count together. Estimated from
 * published practice tests (docs/ssat.md, "What the questions cover").
 */
export const readingSkillCounts: readonly {
  readonly skills: readonly ReadingSkill[];
  readonly count: number;
}[] = [
  { skills: ['main-idea'], count: 7 },
  { skills: ['detail'], count: 8 },
  { skills: ['inference'], count: 9 },
  { skills: ['word-in-context'], count: 5 },
  { skills: ['tone'], count: 4 },
  { skills: ['figurative'], count: 2 },
  { skills: ['purpose'], count: 3 },
  { skills: ['argument', 'prediction'], count: 2 },
];
