/** The answer counts typed for a section, and the check that they add up to the whole section. */
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { VerdictTally } from '@/domain/exam/scoring/scoring';
import { guideLevel } from './guideLevel';

/** The three fields' text as typed. */
export type TallyInput = Readonly<Record<keyof VerdictTally, string>>;

export interface EnteredCounts {
  readonly section: ScoredSection;
  readonly tally: VerdictTally;
  readonly questions: number;
  /** Questions not covered by the counts; negative if there are too many. */
  readonly missing: number;
}

/** Parses a whole number from `low` to `high`, inclusive; null for anything else. */
export function parseCountInRange(text: string, low: number, high: number): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,6}$/.test(trimmed)) return null;
  const value = Number(trimmed);
  return value >= low && value <= high ? value : null;
}

/** Parses the counts; null unless all fields are valid. */
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

/** A worked example of each section, shown until the user types. */
export const exampleTallyInputs: Readonly<Record<ScoredSection, TallyInput>> = {
  verbal: { right: '38', wrong: '8', blank: '14' },
  quantitative: { right: '32', wrong: '8', blank: '10' },
  reading: { right: '26', wrong: '8', blank: '6' },
};
