/** How long the practice tests take, in minutes at standard time (the plans of domain/exam; a test compares the two). */
import type { MinutesBySubject, TestRecord } from '@/domain/family/log';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import { namedSections } from '@/domain/section-names';

/** A full test by subject; the fifteen minutes of the experimental section, which mixes the three, are shared among them. */
export const fullTestMinutes: MinutesBySubject = { verbal: 35, quantitative: 65, reading: 45, writing: 25 };

/** A test of one section; Math has both of its parts. */
export const sectionTestMinutes: Readonly<Record<ScoredSection, number>> = {
  verbal: 30,
  quantitative: 60,
  reading: 40,
};

/** The two breaks of a full test. They take time and are no study. */
export const fullTestBreaks = 20;

/** The minutes of study of a test, breaks left out. */
export function testMinutes({ minutes }: TestRecord): number {
  return namedSections.reduce((sum, subject) => sum + minutes[subject], 0);
}

/** The instant at which a test is over. */
export function testEnd(test: TestRecord): number {
  return test.at + (testMinutes(test) + (test.kind === 'full' ? fullTestBreaks : 0)) * 60_000;
}
