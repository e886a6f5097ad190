/**
 * Abilities on a grid. The level of a student in a section comes from a normal curve around the student whom the test is made for, the
 * ability in each topic from another around that level; answers are of topics, and reach each other through the level alone.
 */

/**
 * Ability in standard deviations of students, around the student whom the test is made for. The ends are so far out that they cut
 * nothing off.
 */
export const leastAbility = -6;
export const mostAbility = 6;
const step = 0.2;
export const grid: readonly number[] = Array.from(
  { length: Math.round((mostAbility - leastAbility) / step) + 1 },
  (_, index) => leastAbility + index * step,
);

const levelSpread = 1;
/** A topic strays less from its section than a student from other students. */
const topicSpread = 0.6;

/** A value for each point of the grid. */
export type Curve = Float64Array;

/** A curve of chances, 1 at the highest, from their logarithms. */
export function curveOf(logs: readonly number[]): Curve {
  const highest = Math.max(...logs);
  return Float64Array.from(logs, (log) => Math.exp(log - highest));
}

/** What the answers to a topic say, seen from each level of its section. */
export interface ByLevel {
  /** How well the level explains them, as a logarithm. */
  readonly logLikelihood: Curve;
  /** The ability in the topic that they and the level together make likely, and its variance. */
  readonly mean: Curve;
  readonly variance: Curve;
}

/** @param likelihood how well each ability in the topic explains its answers */
export function byLevel(likelihood: Curve): ByLevel {
  const around = topicsAroundLevels();
  const found = { logLikelihood: emptyCurve(), mean: emptyCurve(), variance: emptyCurve() };
  for (let level = 0; level < grid.length; level += 1) {
    const row = level * grid.length;
    let whole = 0;
    let sum = 0;
    let squares = 0;
    for (let index = 0; index < grid.length; index += 1) {
      const mass = (around[row + index] ?? 0) * (likelihood[index] ?? 0);
      const ability = grid[index] ?? 0;
      whole += mass;
      sum += mass * ability;
      squares += mass * ability * ability;
    }
    const mean = sum / whole;
    found.logLikelihood[level] = Math.log(whole);
    found.mean[level] = mean;
    // The mass of a point is spread over its step: many answers leave all of it at one or two points.
    found.variance[level] = Math.max(0, squares / whole - mean * mean) + (step * step) / 12;
  }
  return found;
}

/** What a level alone says of a topic without answers. */
export const unanswered: ByLevel = {
  logLikelihood: emptyCurve(),
  mean: Float64Array.from(grid),
  variance: Float64Array.from(grid, () => topicSpread ** 2),
};

/** How likely each level of a section is, by the answers to some of its topics. */
export function levelsFrom(topics: readonly ByLevel[]): Curve {
  const logs = grid.map((level) => -((level / levelSpread) ** 2) / 2);
  for (const { logLikelihood } of topics)
    for (let index = 0; index < grid.length; index += 1)
      logs[index] = (logs[index] ?? 0) + (logLikelihood[index] ?? 0);
  return curveOf(logs);
}

/** How likely each ability in a topic is, by the likely levels of its section and how well it explains the topic's own answers. */
export function abilitiesFrom(levels: Curve, likelihood: Curve): Curve {
  const around = topicsAroundLevels();
  const abilities = emptyCurve();
  for (let level = 0; level < grid.length; level += 1) {
    const row = level * grid.length;
    const mass = levels[level] ?? 0;
    for (let index = 0; index < grid.length; index += 1)
      abilities[index] =
        (abilities[index] ?? 0) + mass * (around[row + index] ?? 0) * (likelihood[index] ?? 0);
  }
  return abilities;
}

/** The mean of a value of each point, by how likely the point is. */
export function meanOf(masses: Curve, values: ArrayLike<number> = grid): number {
  let whole = 0;
  let sum = 0;
  for (let index = 0; index < grid.length; index += 1) {
    const mass = masses[index] ?? 0;
    whole += mass;
    sum += mass * (values[index] ?? 0);
  }
  return sum / whole;
}

/** The ability below which a share of the mass lies, that of each point spread over its step. */
export function quantile(masses: Curve, share: number): number {
  const wanted = share * masses.reduce((sum, mass) => sum + mass, 0);
  let below = 0;
  for (const [index, mass] of masses.entries()) {
    if (below + mass >= wanted) return leastAbility + (index - 0.5 + (wanted - below) / mass) * step;
    below += mass;
  }
  return mostAbility;
}

let computed: Curve | undefined;

/** Row by row, for each level, the chances of each ability in a topic, together 1. Computed when it is needed first. */
function topicsAroundLevels(): Curve {
  computed ??= Float64Array.from(
    grid.flatMap((level) => {
      const chances = grid.map((ability) => Math.exp(-(((ability - level) / topicSpread) ** 2) / 2));
      const whole = chances.reduce((sum, chance) => sum + chance, 0);
      return chances.map((chance) => chance / whole);
    }),
  );
  return computed;
}

function emptyCurve(): Curve {
  return new Float64Array(grid.length);
}
