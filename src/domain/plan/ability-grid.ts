/**
 * Abilities on a grid, in three tiers. The level of a student in a section comes from a normal curve around the student whom the test is
 * made for, the level in a kind of question from another around that, the ability in a topic from a third around its kind. Answers are of
 * topics, and reach each other through the tiers alone: closely within a kind, loosely across a section.
 */

/**
 * Ability in standard deviations of students, around the student whom the test is made for. The ends are so far out that they cut
 * nothing off.
 */
export const leastAbility = -6;
export const mostAbility = 6;
const step = 0.2;
export const abilityGrid: readonly number[] = Array.from(
  { length: Math.round((mostAbility - leastAbility) / step) + 1 },
  (_, index) => leastAbility + index * step,
);

/** How far, in the same unit, students stray from each other in a section. */
const sectionSpread = 1;
/** How far a kind of question strays from its section, and a topic from its kind; by the authors' judgment. */
export const kindSpread = 0.4;
export const topicSpread = 0.45;

/** A value for each point of the grid. */
export type GridValues = Float64Array;

/** The evidence of answers at each point of a tier: the ability in a topic, or the level in a kind of question or a section. */
export interface TierEvidence {
  /** How well the point explains the answers, as a logarithm. */
  readonly logLikelihood: GridValues;
  /** The ability that the answers and the point together make likely, and its variance. */
  readonly mean: GridValues;
  readonly variance: GridValues;
}

/**
 * The evidence of the answers to one topic.
 * @param logLikelihood how well each ability explains them, as a logarithm
 */
export function topicEvidence(logLikelihood: GridValues): TierEvidence {
  return {
    logLikelihood,
    mean: Float64Array.from(abilityGrid),
    // The mass of a point is spread over its step: many answers leave all of it at one or two points.
    variance: Float64Array.from(abilityGrid, () => (step * step) / 12),
  };
}

/** The evidence of a topic without answers. */
export const noEvidence: TierEvidence = topicEvidence(emptyCurve());

/**
 * Several of one tier taken as one, each by its share; the shares add up to 1. Where the tier above is given, none says anything of
 * another, so that likelihoods multiply and variances add up.
 */
export function combineEvidence(
  parts: readonly { readonly share: number; readonly evidence: TierEvidence }[],
): TierEvidence {
  const sum = (of: (part: (typeof parts)[number], index: number) => number) =>
    Float64Array.from(abilityGrid, (_, index) => parts.reduce((whole, part) => whole + of(part, index), 0));
  return {
    logLikelihood: sum((part, index) => part.evidence.logLikelihood[index] ?? 0),
    mean: sum(({ share, evidence: { mean } }, index) => share * (mean[index] ?? 0)),
    variance: sum(({ share, evidence: { variance } }, index) => share ** 2 * (variance[index] ?? 0)),
  };
}

/** The evidence of the same answers in the tier above, from whose level this one strays by `spread`: this one is integrated out. */
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

/** How likely each level of a section is before any answers. */
export function sectionPrior(): GridValues {
  return Float64Array.from(abilityGrid, (level) => Math.exp(-((level / sectionSpread) ** 2) / 2));
}

/** How likely each ability is after the answers, by how likely it was before (`prior`). */
export function posterior(
  prior: GridValues,
  { logLikelihood }: Pick<TierEvidence, 'logLikelihood'>,
): GridValues {
  const highest = Math.max(...logLikelihood);
  return prior.map((mass, index) => mass * Math.exp((logLikelihood[index] ?? 0) - highest));
}

/** How likely each ability in one tier is before its own answers, by the likely levels of the tier above. */
export function lowerTierPrior(levels: GridValues, spread: number): GridValues {
  const around = chancesAround(spread);
  const abilities = emptyCurve();
  for (let level = 0; level < abilityGrid.length; level += 1) {
    const mass = levels[level] ?? 0;
    for (let index = 0; index < abilityGrid.length; index += 1)
      abilities[index] = (abilities[index] ?? 0) + mass * (around[level * abilityGrid.length + index] ?? 0);
  }
  return abilities;
}

/** The mean of a value of each point, by how likely the point is. */
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

/** The ability below which a share of the mass lies, that of each point spread over its step. */
export function quantile(masses: GridValues, share: number): number {
  const wanted = share * masses.reduce((sum, mass) => sum + mass, 0);
  let below = 0;
  for (const [index, mass] of masses.entries()) {
    if (below + mass >= wanted) return leastAbility + (index - 0.5 + (wanted - below) / mass) * step;
    below += mass;
  }
  return mostAbility;
}

const computed = new Map<number, GridValues>();

/** Row by row, for each level, the chances of each ability around it, together 1. Computed when they are needed first. */
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
