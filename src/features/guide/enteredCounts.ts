/** The counts that a reader types for a section, and whether they make a whole one. */
import type { ScoredSection } from '@/domain/exam/scored-sections';
import type { VerdictTally } from '@/domain/exam/scoring';
import { guideLevel } from './guideLevel';

/** What stands in the three fields, as it was typed. */
export type TallyInput = Readonly<Record<keyof VerdictTally, string>>;

export interface EnteredCounts {
  readonly section: ScoredSection;
  readonly tally: VerdictTally;
  readonly questions: number;
  /** Questions that the counts leave out; negative for too many. */
  readonly missing: number;
}

/** A whole number in digits between two ends, ends included; null for anything else. */
export function parseCountInRange(text: string, low: number, high: number): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,6}$/.test(trimmed)) return null;
  const value = Number(trimmed);
  return value >= low && value <= high ? value : null;
}

/** The counts, if each of the fields has one. */
export function parseEnteredCounts(section: ScoredSection, typed: TallyInput): EnteredCounts | null {
  const questions = guideLevel.questions[section];
  const number = (text: string) => parseCountInRange(text, 0, questions);
  const [right, wrong, blank] = [number(typed.right), number(typed.wrong), number(typed.blank)] as const;
  if (right === null || wrong === null || blank === null) return null;
  return {
    section,
    tally: { right, wrong, blank },
    questions,
    missing: questions - right - wrong - blank,
  };
}

/** A worked example of each section, which stands there until somebody types. */
export const exampleTallyInputs: Readonly<Record<ScoredSection, TallyInput>> = {
  verbal: { right: '38', wrong: '8', blank: '14' },
  quantitative: { right: '32', wrong: '8', blank: '10' },
  reading: { right: '26', wrong: '8', blank: '6' },
};
