/** How long a drill takes. */
import type { ScoredSection } from '@/domain/exam/scored-sections';

/** Seconds that the test gives a question: 60 in 30 minutes, 25 in 30, 40 in 40. */
export const secondsPerQuestion: Readonly<Record<ScoredSection, number>> = {
  verbal: 30,
  quantitative: 72,
  reading: 60,
};

/** Reading the reasons of a question takes about as long as a verbal question. */
const secondsPerReason = 30;

/** How many questions with their reasons fit into so many minutes; at least one. */
export function questionsThatFit(section: ScoredSection, minutes: number): number {
  return Math.max(1, Math.floor((minutes * 60) / (secondsPerQuestion[section] + secondsPerReason)));
}

/** Minutes for so many questions with their reasons, a whole number. */
export function drillMinutes(section: ScoredSection, questions: number): number {
  return Math.max(1, Math.round((questions * (secondsPerQuestion[section] + secondsPerReason)) / 60));
}
