/** The time limit of an essay and the recommended time per step. */

/** The time limit on the real test at standard time, as of November 2026. */
export const essayMinutes = 25;

export const essaySteps = ['choose', 'plan', 'opening', 'middle', 'ending', 'reading'] as const;
export type EssayStep = (typeof essaySteps)[number];

/** Names of the steps, for headings and drawings. */
export const essayStepTitles: Readonly<Record<EssayStep, string>> = {
  choose: 'Choose',
  plan: 'Plan',
  opening: 'Opening',
  middle: 'Middle',
  ending: 'Ending',
  reading: 'Read over',
};

/** Recommended minutes for the short steps; "middle" gets the remaining time. */
const shortSteps: Readonly<Record<Exclude<EssayStep, 'middle'>, number>> = {
  choose: 1,
  plan: 3,
  opening: 4,
  ending: 4,
  reading: 2,
};

export interface StepMinutes {
  readonly step: EssayStep;
  readonly minutes: number;
  /** Minutes left on the essay's countdown at the end of the step. */
  readonly left: number;
}

/**
 * Returns the steps of an essay of this many minutes, in order; together they use the whole limit.
 * @throws Error for a limit that leaves the middle less time than the opening.
 */
export function essayStepMinutes(limit: number): readonly StepMinutes[] {
  const middle = limit - Object.values(shortSteps).reduce((sum, minutes) => sum + minutes, 0);
  if (!(middle >= shortSteps.opening)) throw new Error(`An essay of ${limit} minutes has no middle`);
  let left = limit;
  return essaySteps.map((step) => {
    const minutes = step === 'middle' ? middle : shortSteps[step];
    left -= minutes;
    return { step, minutes, left };
  });
}
