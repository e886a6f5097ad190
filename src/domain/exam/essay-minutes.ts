/** How long an essay lasts, and how its minutes may be spent. */

/** At standard time; a fact of November 2026. */
export const essayMinutes = 25;

export const essaySteps = ['choose', 'plan', 'opening', 'middle', 'ending', 'reading'] as const;
export type EssayStep = (typeof essaySteps)[number];

/** Our advice for the steps that stay short. The middle has no minutes of its own: it gets what the limit leaves. */
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
  /** What a clock that counts down shows when the step is over. */
  readonly left: number;
}

/**
 * The steps of an essay with so many minutes, in their order; together they take all of them.
 * @throws Error for a limit that leaves the middle less than the opening.
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
