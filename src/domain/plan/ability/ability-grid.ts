/**
 * Abilities on a grid, in a three-tier hierarchical model. The level in a section is normally distributed around the student the
 * test is designed for, the level in a kind of question around the section's level, and the ability in a topic around its kind's
 * level. Answers inform other topics only through the tiers: strongly within a kind, weakly across a section.
 */

/**
 * Ability in standard deviations of the student population; 0 is the student the test is designed for. The range is wide enough
 * that truncation has no effect.
 */
export const minAbility = -6;
export const maxAbility = 6;
const step = 0.2;
export const abilityGrid: readonly number[] = Array.from(
  { length: Math.round((maxAbility - minAbility) / step) + 1 },
  (_, index) => minAbility + index * step,
);

/** The standard deviation of students' levels in a section, which is the unit of ability. */
const sectionSpread = 1;
/** The standard deviations of kinds around their section and of topics around their kind; the authors' judgment. */
export const kindAbilitySd = 0.4;
export const topicAbilitySd = 0.45;

/** One value per grid point. */
export type GridValues = Float64Array;

/** The evidence of the answers, given each level of a tier: a topic's ability, or the level of a kind of question or a section. */
export interface TierEvidence {
  /** The log likelihood of the answers at each grid point. */
  readonly logLikelihood: GridValues;
  /** The mean and variance of the ability, given the answers and the grid point. */
  readonly mean: GridValues;
  readonly variance: GridValues;
}

/**
 * @param logLikelihood the log likelihood of the topic's answers at each ability
 */
export function topicEvidence(logLikelihood: GridValues): TierEvidence {
  return {
    logLikelihood,
    mean: Float64Array.from(abilityGrid),
    // The variance of a uniform distribution over one step. Without it, the variance would vanish once many answers concentrate the
    // mass on one or two grid points.
    variance: Float64Array.from(abilityGrid, () => (step * step) / 12),
  };
}

export const noEvidence: TierEvidence = topicEvidence(emptyCurve());

/**
 * Combines parts of one tier by their shares, which add up to 1. Given the tier above, the parts are independent, so likelihoods
 * multiply and variances add up.
 */
export function combineEvidence(
  parts: readonly { readonly share: number; readonly evidence: TierEvidence }[],
): TierEvidence {
  // Loops without closures, because an estimate of all topics calls this hundreds of times.
  const whole = { logLikelihood: emptyCurve(), mean: emptyCurve(), variance: emptyCurve() };
  for (const { share, evidence } of parts)
    for (let index = 0; index < abilityGrid.length; index += 1) {
      whole.logLikelihood[index] = (whole.logLikelihood[index] ?? 0) + (evidence.logLikelihood[index] ?? 0);
      whole.mean[index] = (whole.mean[index] ?? 0) + share * (evidence.mean[index] ?? 0);
      whole.variance[index] = (whole.variance[index] ?? 0) + share * share * (evidence.variance[index] ?? 0);
    }
  return whole;
}

/** Converts evidence to the tier above by integrating out this tier, which varies around it by `spread`. */
export function marginalizeEvidence(
  { logLikelihood, mean, variance }: TierEvidence,
  spread: number,
): TierEvidence {
  const around = chancesAround(spread);
  const highest = Math.max(...logLikelihood);
  const likelihood = logLikelihood.map((log) => Math.exp(log - highest));
  const above = { logLikelihood: emptyCurve(), mean: emptyCurve(), variance: emptyCurve() };
  for (let level = 0; level < abilityGrid.length; level += 1) {
    const row = level * abilityGrid.length;
    let whole = 0;
    let sum = 0;
    let squares = 0;
    for (let index = 0; index < abilityGrid.length; index += 1) {
      const mass = (around[row + index] ?? 0) * (likelihood[index] ?? 0);
      const ability = mean[index] ?? 0;
      whole += mass;
      sum += mass * ability;
      squares += mass * (ability * ability + (variance[index] ?? 0));
    }
    above.logLikelihood[level] = highest + Math.log(whole);
    above.mean[level] = sum / whole;
    above.variance[level] = Math.max(0, squares / whole - (sum / whole) ** 2);
  }
  return above;
}

/** The unnormalized prior of a section's level. */
export function sectionPrior(): GridValues {
  return Float64Array.from(abilityGrid, (level) => Math.exp(-((level / sectionSpread) ** 2) / 2));
}

/** The unnormalized posterior: the prior updated with the evidence of the answers. */
export function posterior(
  prior: GridValues,
  { logLikelihood }: Pick<TierEvidence, 'logLikelihood'>,
): GridValues {
  const highest = Math.max(...logLikelihood);
  return prior.map((mass, index) => mass * Math.exp((logLikelihood[index] ?? 0) - highest));
}

/** The prior of a lower tier, from the distribution of the level above it. */
export function priorForTierBelow(levels: GridValues, spread: number): GridValues {
  const around = chancesAround(spread);
  const abilities = emptyCurve();
  for (let level = 0; level < abilityGrid.length; level += 1) {
    const mass = levels[level] ?? 0;
    for (let index = 0; index < abilityGrid.length; index += 1)
      abilities[index] = (abilities[index] ?? 0) + mass * (around[level * abilityGrid.length + index] ?? 0);
  }
  return abilities;
}

/** The weighted mean of the values; the weights need not be normalized. */
export function gridMean(masses: GridValues, values: ArrayLike<number> = abilityGrid): number {
  let whole = 0;
  let sum = 0;
  for (let index = 0; index < abilityGrid.length; index += 1) {
    const mass = masses[index] ?? 0;
    whole += mass;
    sum += mass * (values[index] ?? 0);
  }
  return sum / whole;
}

/** Returns the ability below which this share of the mass lies. Spreads each grid point's mass evenly over its step. */
export function quantile(masses: GridValues, share: number): number {
  const wanted = share * masses.reduce((sum, mass) => sum + mass, 0);
  let below = 0;
  for (const [index, mass] of masses.entries()) {
    if (below + mass >= wanted) return minAbility + (index - 0.5 + (wanted - below) / mass) * step;
    below += mass;
  }
  return maxAbility;
}

const computed = new Map<number, GridValues>();

/** A matrix with a row for each level: the probabilities of the abilities around it, which add up to 1. Cached by `spread`. */
function chancesAround(spread: number): GridValues {
  const known = computed.get(spread);
  if (known !== undefined) return known;
  const around = Float64Array.from(
    abilityGrid.flatMap((level) => {
      const chances = abilityGrid.map((ability) => Math.exp(-(((ability - level) / spread) ** 2) / 2));
      const whole = chances.reduce((sum, chance) => sum + chance, 0);
      return chances.map((chance) => chance / whole);
    }),
  );
  computed.set(spread, around);
  return around;
}

function emptyCurve(): GridValues {
  return new Float64Array(abilityGrid.length);
}
