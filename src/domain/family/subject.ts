import { levels } from '@/domain/exam/level/levels';
import { sectionName } from '@/domain/section-names';

/** The four subjects of a preparation. Verbal, math, and reading add up to a test's total; writing has no score. */
export const subjectLabels = {
  verbal: sectionName('verbal', 'dashboard'),
  quantitative: sectionName('quantitative', 'dashboard'),
  reading: sectionName('reading', 'dashboard'),
  writing: sectionName('writing', 'dashboard'),
} as const;

export type Subject = keyof typeof subjectLabels;

/** All subjects, in the order in which screens list them. */
export const subjects = [
  'verbal',
  'quantitative',
  'reading',
  'writing',
] as const satisfies readonly Subject[];

export type ScoredSubject = Exclude<Subject, 'writing'>;

/** The subjects that have a score, in the same order. */
export const scoredSubjects = [
  'verbal',
  'quantitative',
  'reading',
] as const satisfies readonly ScoredSubject[];

/** The scale of one section. */
export const sectionScale = levels.upper.scale;
