/** Converts between questions and minutes of a drill. */
import type { ScoredSection } from '@/domain/exam/test/scored-sections';

/** The real test's pace in seconds per question: verbal has 60 in 30 minutes, quantitative 25 in 30, and reading 40 in 40. */
export const secondsPerQuestion: Readonly<Record<ScoredSection, number>> = {
  verbal: 30,
  quantitative: 72,
  reading: 60,
};

/** The time to read an explanation: about as long as a verbal question takes. */
const secondsPerReason = 30;

/** The number of questions, with explanations, that fit into the minutes; at least 1. */
export function questionsThatFit(section: ScoredSection, minutes: number): number {
  return Math.max(1, Math.floor((minutes * 60) / (secondsPerQuestion[section] + secondsPerReason)));
}

/** Whole minutes for a number of questions with explanations. */
export function drillMinutes(section: ScoredSection, questions: number): number {
  return Math.max(1, Math.round((questions * (secondsPerQuestion[section] + secondsPerReason)) / 60));
}
