import type { Random } from '@/lib/random';
import {
  numberAnswer,
  withExplanation,
  type Generator,
  isWholeNumber,
  type ItemDraft,
  pickOne,
  toMistakeAnswer,
} from './generator';

function ordinal(place: number): string {
  const teen = place % 100 >= 11 && place % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}

/** Says how often something happens: "once", "twice", "3 times". */
function often(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
}

const rising = [
  {
    thing: 'row',
    added: 'seats',
    is: 'has',
    stem: (start: number, step: number, place: string) =>
      `The first row of a theater has ${start} seats, and each row after it has ${step} more seats than the row in front of it. How many seats are in the ${place} row?`,
  },
  {
    thing: 'level',
    added: 'points',
    is: 'is worth',
    stem: (start: number, step: number, place: string) =>
      `In a video game, the first level is worth ${start} points, and each level after it is worth ${step} more points than the level before it. How many points is the ${place} level worth?`,
  },
  {
    thing: 'week',
    added: 'dollars',
    is: 'brings',
    stem: (start: number, step: number, place: string) =>
      `Leila saves $${start} in the first week. Each week after that, she saves $${step} more than she saved the week before. How many dollars does she save in the ${place} week?`,
  },
  {
    thing: 'term',
    added: null,
    is: 'is',
    stem: (start: number, step: number, place: string) =>
      `The first term of a sequence is ${start}, and each term after the first is ${step} more than the term before it. What is the ${place} term?`,
  },
];

function laterTerm(random: Random): ItemDraft | null {
  const [step, place] = [random.integer(2, 5), random.integer(12, 22)];
  const start = step + random.integer(2, 14);
  if (start === place) return null;
  const { thing, added, is, stem } = pickOne(random, rising);
  const steps = place - 1;
  const last = start + steps * step;
  const unit = added === null ? '' : ` ${added}`;
  let counted = start;
  for (let at = 2; at <= place; at += 1) counted += step;
  return {
    stem: stem(start, step, ordinal(place)),
    key: withExplanation(
      numberAnswer(last),
      `The ${ordinal(place)} ${thing} comes ${steps} steps after the first, so ${step} is added ${steps} times to ${start}.`,
    ),
    again: counted,
    classic: [
      toMistakeAnswer(
        'miscounted',
        numberAnswer(last + step),
        `${step} was added ${place} times, but there are only ${steps} steps from the first ${thing} to the ${ordinal(place)}.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'left-out',
        numberAnswer(steps * step),
        `Adding ${steps} steps of ${step} is right, but the ${start}${unit} at the start ${added === null ? 'is' : 'are'} missing.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(place * step),
        `Multiplying ${place} by ${step} works only if the first ${thing} ${is} ${step}${unit}, but it ${is} ${start}.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(last - step),
        `${step} was added ${steps - 1} times, but there are ${steps} steps from the first ${thing} to the ${ordinal(place)}.`,
      ),
      toMistakeAnswer(
        'order',
        numberAnswer((start + step) * steps),
        `${start} and ${step} were added before multiplying by ${steps}, but only the ${step} is multiplied.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer((place * (start + last)) / 2),
        `All ${place} ${thing}s together come to this sum; the question asks for the ${ordinal(place)} ${thing} alone.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(place * start),
        `Multiplying ${place} by ${start} adds ${start} with each ${thing} instead of ${step}.`,
      ),
    ],
    method: `The number of steps is one less than ${place}: add ${steps} steps of ${step} to ${start}.`,
  };
}

const patterns = [
  { caption: 'Tiles in a Pattern', things: 'tiles', each: 'Figure', one: 'figure' },
  { caption: 'Toothpicks in a Pattern', things: 'toothpicks', each: 'Figure', one: 'figure' },
  { caption: 'Seats in a Theater', things: 'seats', each: 'Row', one: 'row' },
  { caption: 'Cans in a Display', things: 'cans', each: 'Layer', one: 'layer' },
] as const;

function patternInTable(random: Random): ItemDraft | null {
  const [start, step, times] = [random.integer(2, 14), random.integer(3, 6), random.integer(3, 6)];
  if (start === step) return null;
  const place = 4 * times;
  const fourth = start + 3 * step;
  const steps = place - 1;
  const last = start + steps * step;
  const { caption, things, each, one } = pickOne(random, patterns);
  let counted = fourth;
  for (let at = 5; at <= place; at += 1) counted += step;
  const oneMore = toMistakeAnswer(
    'miscounted',
    numberAnswer(last + step),
    `${place} steps of ${step} were added to ${start}, but from ${one} 1 to ${one} ${place} there are only ${steps}.`,
  );
  const proportional = toMistakeAnswer(
    'wrong-rule',
    numberAnswer(times * fourth),
    `The ${fourth} ${things} of ${one} 4 were multiplied by ${times}, but the pattern adds ${step} each time; it does not multiply.`,
  );
  const withoutStart = toMistakeAnswer(
    'left-out',
    numberAnswer(place * step),
    `Multiplying ${place} by ${step} works only if ${one} 1 has ${step} ${things}, but it has ${start}.`,
  );
  // With a small start, multiplying gives too few; otherwise, one step too many is the commonest slip.
  const others = start < step ? [oneMore, withoutStart] : [proportional, withoutStart];
  return {
    stem: `The table shows the number of ${things} in the first four ${one}s of a ${one === 'figure' ? 'pattern' : caption.split(' ').at(-1)?.toLowerCase()}. If the pattern continues, how many ${things} are in ${one} ${place}?`,
    table: {
      caption,
      columns: [each, '1', '2', '3', '4'],
      rows: [
        [
          things.charAt(0).toUpperCase() + things.slice(1),
          ...[0, 1, 2, 3].map((at) => String(start + at * step)),
        ],
      ],
    },
    key: withExplanation(
      numberAnswer(last),
      `From ${one} 1 to ${one} ${place} there are ${steps} steps of ${step} ${things}: \`${start} + ${steps} * ${step} = ${last}\`.`,
    ),
    again: counted,
    classic: [start < step ? proportional : oneMore],
    mistakes: [
      ...others,
      toMistakeAnswer(
        'left-out',
        numberAnswer(steps * step),
        `Adding ${steps} steps of ${step} is right, but the ${start} ${things} of ${one} 1 are missing.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(start + (place - 4) * step),
        `From ${one} 4 there are ${place - 4} steps, but they were added to the ${start} ${things} of ${one} 1.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(last - step),
        `Only ${steps - 1} steps of ${step} were added to ${start}, but from ${one} 1 to ${one} ${place} there are ${steps}.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(fourth + place * step),
        `${place} steps were added to the ${fourth} ${things} of ${one} 4, but from there only ${place - 4} steps are left.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(place * start),
        `Multiplying ${place} by ${start} adds ${start} ${things} with each ${one} instead of ${step}.`,
      ),
    ],
    method: `Each ${one} has ${step} more ${things} than the one before it. Add ${steps} steps of ${step} to ${start}.`,
  };
}

/** Settings with evenly rising numbers; `at` names a place in the order. */
const rowsOrWeeks = [
  {
    one: 'row',
    unit: 'seats',
    at: (place: number) => `the ${ordinal(place)} row`,
    given: (i: string, j: string, ti: number, tj: number) =>
      `In a theater, the number of seats increases by the same amount from each row to the next. There are ${ti} seats in ${i} and ${tj} seats in ${j}.`,
    asked: (p: string) => `How many seats are in ${p}?`,
  },
  {
    one: 'week',
    unit: 'minutes',
    at: (place: number) => `week ${place}`,
    given: (i: string, j: string, ti: number, tj: number) =>
      `Owen increases his practice time by the same number of minutes each week. He practices ${ti} minutes in ${i} and ${tj} minutes in ${j}.`,
    asked: (p: string) => `How many minutes does he practice in ${p}?`,
  },
  {
    one: 'term',
    unit: '',
    at: (place: number) => `the ${ordinal(place)} term`,
    given: (i: string, j: string, ti: number, tj: number) =>
      `Each term of a sequence is greater than the term before it by the same amount. ${i.replace('the', 'The')} is ${ti}, and ${j} is ${tj}.`,
    asked: (p: string) => `What is ${p}?`,
  },
] as const;

function betweenTwoTerms(random: Random): ItemDraft | null {
  const [step, first, gap] = [random.integer(3, 7), random.integer(2, 4), random.integer(3, 6)];
  const [second, more] = [first + gap, random.integer(2, 8)];
  const place = second + more;
  const start = step + random.integer(3, 20);
  if (gap === more || gap === step || more === step) return null;
  const [earlier, later] = [start + (first - 1) * step, start + (second - 1) * step];
  const key = later + more * step;
  const { one, unit, at, given, asked } = pickOne(random, rowsOrWeeks);
  const inUnits = unit === '' ? '' : ` ${unit}`;
  const [firstPlace, secondPlace, thirdPlace] = [at(first), at(second), at(place)];
  let counted = later;
  for (let now = second; now < place; now += 1) counted += (later - earlier) / (second - first);
  return {
    stem: `${given(firstPlace, secondPlace, earlier, later)} ${asked(thirdPlace)}`,
    key: withExplanation(
      numberAnswer(key),
      `From ${firstPlace} to ${secondPlace} there are ${gap} steps, so each is \`{${later - earlier}/${gap}} = ${step}\`. Adding ${more} steps to ${later} gives ${key}.`,
    ),
    again: counted,
    classic: [
      toMistakeAnswer(
        'looks-right',
        numberAnswer(later + (later - earlier)),
        `The rise of ${later - earlier} was added once more, but it is the rise of ${gap} steps, and ${more} steps are needed.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(key - step),
        `Only ${more === 2 ? '1 step was' : `${more - 1} steps were`} added to ${later}, but from ${secondPlace} to ${thirdPlace} there are ${more}.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(later + step),
        `Adding one step of ${step} to ${later} leads only to ${at(second + 1)}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(later + more * (later - earlier)),
        `The rise of ${later - earlier} was used as one step, but it takes ${gap} steps from ${firstPlace} to ${secondPlace}.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(key + step),
        `${more + 1} steps were added to ${later}, but from ${secondPlace} to ${thirdPlace} there are only ${more}.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(earlier + more * step),
        `The ${more} steps were added to the ${earlier}${inUnits} of ${firstPlace} instead of to ${later}.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(place * step),
        `Multiplying ${place} by ${step} leaves out that the first ${one} is ${start}${inUnits}, not ${step}.`,
      ),
    ],
    method: `Divide the rise of ${later - earlier} by ${gap} steps to get ${step}. Then add ${more} steps of ${step} to ${later}.`,
  };
}

const farTerm: Generator = {
  id: 'sequences-far-term',
  topic: 'sequences',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [laterTerm, patternInTable, betweenTwoTerms],
};

const populations = [
  { start: 'A culture of bacteria starts with', things: 'cells', times: 'hours' },
  { start: 'A pond has', things: 'lily pads', times: 'weeks' },
  { start: 'A new video has', things: 'views', times: 'hours' },
  { start: 'An online game starts with', things: 'players', times: 'months' },
] as const;

/** Words for multiplying by 2 or by 3. */
const growths = {
  2: { grows: 'doubles', growing: 'doubling', grown: 'doubled' },
  3: { grows: 'triples', growing: 'tripling', grown: 'tripled' },
} as const;

interface Growth {
  readonly start: number;
  readonly factor: 2 | 3;
  readonly steps: number;
  /** The time that one step takes. */
  readonly every: number;
}

/** Picks a growth by repeated doubling or tripling, with four different numbers. */
function pickGrowth(random: Random): Growth | null {
  const factor = pickOne(random, [2, 3] as const);
  const steps = factor === 2 ? random.integer(3, 6) : random.integer(2, 4);
  const [start, every] = [random.integer(4, 12), random.integer(2, 6)];
  return new Set([start, factor, steps, every]).size < 4 ? null : { start, factor, steps, every };
}

function sizeAfterGrowth(random: Random): ItemDraft | null {
  const growth = pickGrowth(random);
  if (growth === null) return null;
  const { start, factor, steps, every } = growth;
  const { grows, growing, grown } = growths[factor];
  const time = steps * every;
  const end = start * factor ** steps;
  let counted = start;
  for (let passed = every; passed <= time; passed += every) counted *= factor;
  const population = pickOne(random, populations);
  const { things, times } = population;
  return {
    stem: `${population.start} ${start} ${things}, and the number of ${things} ${grows} every ${every} ${times}. How many ${things} will there be after ${time} ${times}?`,
    key: withExplanation(
      numberAnswer(end),
      `In ${time} ${times} the number ${grows} ${often(steps)}, so ${start} is multiplied by \`${factor}^${steps}\`, or ${factor ** steps}.`,
    ),
    again: counted,
    classic: [
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(start * factor * steps),
        `Multiplying ${start} by \`${factor} * ${steps}\` is not enough: ${growing} ${often(steps)} multiplies it by \`${factor}^${steps}\`.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'miscounted',
        numberAnswer(end * factor),
        `The number was ${grown} ${steps + 1} times, but it ${grows} only ${often(steps)} in ${time} ${times}.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(end / factor),
        `The number was ${grown} only ${often(steps - 1)}, but it ${grows} ${often(steps)} in ${time} ${times}.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(start * steps),
        `${start} was multiplied by the ${steps} steps, but it ${grows} at each step.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(start * (1 + steps * (factor - 1))),
        `Adding the same number of ${things} ${often(steps)} leaves out that each ${growing} starts from a larger number.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(start * factor * time),
        `${start} was multiplied by ${factor} and by the ${time} ${times}, but the number ${grows} ${often(steps)}.`,
      ),
      toMistakeAnswer(
        'order',
        numberAnswer((start * factor) ** steps),
        `The ${start} was raised to a power, too, as in \`(${start} * ${factor})^${steps}\`, but only the ${factor} is repeated.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(end - start),
        `Subtracting the ${start} at the start gives how many ${things} were added, not how many there are.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(end + start),
        `The ${start} ${things} at the start were added at the end, but the ${growing} already includes them.`,
      ),
    ].filter(({ value }) => value > start && value < 10_000),
    method: `Divide ${time} by ${every} to get ${steps}, then multiply ${start} by ${factor} that many times.`,
  };
}

function timeToGrow(random: Random): ItemDraft | null {
  const growth = pickGrowth(random);
  if (growth === null) return null;
  const { start, factor, steps, every } = growth;
  const { grows, growing, grown } = growths[factor];
  const key = steps * every;
  const ratio = factor ** steps;
  const end = numberAnswer(start * ratio).text;
  let passed = 0;
  for (let size = start; size < start * ratio; size *= factor) passed += every;
  const population = pickOne(random, populations);
  const { things, times } = population;
  const onlySteps = toMistakeAnswer(
    'stopped-early',
    numberAnswer(steps),
    `The number ${grows} ${often(steps)}, but each ${growing} takes ${every} ${times}.`,
  );
  const linear = toMistakeAnswer(
    'wrong-rule',
    numberAnswer(((ratio - 1) / (factor - 1)) * every),
    `Adding the same ${start * (factor - 1)} ${things} every ${every} ${times} takes that long, but the number grows faster and faster.`,
  );
  const aboveIsClassic = random.integer(0, 1) === 1;
  return {
    stem: `${population.start} ${start} ${things}, and the number of ${things} ${grows} every ${every} ${times}. After how many ${times} will there be ${end} ${things}?`,
    key: withExplanation(
      numberAnswer(key),
      `${end} is ${ratio} times ${start}, and ${ratio} is \`${factor}^${steps}\`. So the number ${grows} ${often(steps)}, once every ${every} ${times}, and \`${steps} * ${every} = ${key}\`.`,
    ),
    again: passed,
    classic: [aboveIsClassic ? linear : onlySteps],
    mistakes: [
      aboveIsClassic ? onlySteps : linear,
      toMistakeAnswer(
        'miscounted',
        numberAnswer(key + every),
        `The start was counted as a ${growing}: there are ${steps} ${growing}s, not ${steps + 1}.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer((ratio / factor) * every),
        `${ratio} was divided by ${factor}, but the question is how many factors of ${factor} make ${ratio}.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(key - every),
        `The number was ${grown} only ${often(steps - 1)}, which is not enough to reach ${end}.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(factor * every),
        `The ${every} ${times} were multiplied by the ${factor} in “${grows}” instead of by the number of ${growing}s.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(every),
        `After ${every} ${times}, the number has ${grown} only once.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(ratio),
        `The number becomes ${ratio} times as large, but that is not the number of ${times}.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(ratio * every),
        `The ratio ${ratio} was multiplied by ${every} ${times}, as if one ${growing} were needed for each ${start} ${things}.`,
      ),
    ],
    method: `Divide ${end} by ${start} to get ${ratio}, count how many factors of ${factor} make ${ratio}, and multiply by ${every}.`,
  };
}

const pasts = [
  { now: 'A pond now has', things: 'lily pads', times: 'weeks' },
  { now: 'A culture of bacteria now has', things: 'cells', times: 'hours' },
  { now: 'A video now has', things: 'views', times: 'days' },
  { now: 'An online game now has', things: 'players', times: 'months' },
] as const;

function sizeBeforeGrowth(random: Random): ItemDraft | null {
  const growth = pickGrowth(random);
  if (growth === null) return null;
  const { factor, steps, every } = growth;
  const start = growth.start * pickOne(random, [1, 2, 3, 5]);
  const { growing, grown } = growths[factor];
  const time = steps * every;
  const end = start * factor ** steps;
  if (end > 2000 || end % (factor * steps) !== 0) return null;
  const now = numberAnswer(end).text;
  const { now: opening, things, times } = pickOne(random, pasts);
  let again = end;
  for (let passed = every; passed <= time; passed += every) again /= factor;
  return {
    stem: `${opening} ${now} ${things}. If the number of ${things} has ${grown} every ${every} ${times}, how many ${things} were there ${time} ${times} ago?`,
    key: withExplanation(
      numberAnswer(start),
      `In ${time} ${times} the number ${grown} ${often(steps)}, so ${now} is divided by \`${factor}^${steps}\`, or ${factor ** steps}.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(end / (factor * steps)),
        `Dividing ${now} by \`${factor} * ${steps}\` is not enough: ${growing} ${often(steps)} multiplies by \`${factor}^${steps}\`.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(end / steps),
        `${now} was divided by ${steps}, the number of ${growing}s, but each ${growing} is undone by dividing by ${factor}.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(end / factor ** (steps - 1)),
        `Going back ${steps === 2 ? '1 step' : `${steps - 1} steps`} is not enough, because the number ${grown} ${often(steps)} in ${time} ${times}.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(end / factor ** (steps + 1)),
        `Going back ${steps + 1} steps is one too many, because the number ${grown} only ${often(steps)} in ${time} ${times}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(end / time),
        `${now} was divided by the ${time} ${times}, but the number ${grown} only ${often(steps)}.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(end / factor),
        `Dividing by ${factor} once goes back only ${every} ${times}.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(factor ** steps),
        `${factor ** steps} is the number that ${now} has to be divided by.`,
      ),
    ].filter(isWholeNumber),
    method: `Divide ${time} by ${every} to get ${steps} steps back. Then divide ${now} by ${factor} at each step.`,
  };
}

const growthGenerator: Generator = {
  id: 'sequences-growth',
  topic: 'sequences',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [sizeAfterGrowth, timeToGrow, sizeBeforeGrowth],
};

function placeOfTerm(random: Random): ItemDraft | null {
  const [step, place] = [random.integer(3, 9), random.integer(12, 30)];
  // Multiples of the step, in half of the drafts, let a student divide without subtracting first.
  const start = random.integer(0, 1) === 1 ? step * random.integer(2, 5) : random.integer(4, 30);
  // Rejects lists of multiples, for which a single division would be enough.
  if (start === step) return null;
  const [second, third] = [start + step, start + 2 * step];
  const last = start + (place - 1) * step;
  let counted = 1;
  for (let term = start; term < last; term += step) counted += 1;
  return {
    stem: `The first three terms of a sequence are ${start}, ${second}, and ${third}. If the pattern continues, for what value of \`n\` is the \`n\`th term equal to ${last}?`,
    key: withExplanation(
      numberAnswer(place),
      `From ${start} to ${last} there are ${place - 1} steps of ${step}, so ${last} comes ${place - 1} places after the first term.`,
    ),
    again: counted,
    classic: [
      toMistakeAnswer(
        'miscounted',
        numberAnswer(place - 1),
        `There are ${place - 1} steps from ${start} to ${last}, but the first term has to be counted, too.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'miscounted',
        numberAnswer(place + 1),
        `The first term was counted twice: ${place - 1} steps and one first term make ${place}.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(place - 3),
        `There are ${place - 3} steps from ${third} to ${last}, but the three given terms were left out.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(last / step),
        `${last} was divided by ${step} without first subtracting ${start}.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(last - start),
        `The rise from ${start} to ${last} is ${last - start}; it still has to be divided by the step ${step}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer((last + start) / step),
        `${start} was added to ${last} before dividing by ${step}, but it has to be subtracted.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer((last - start) / (2 * step)),
        `The difference was divided by ${2 * step}, the difference between ${third} and ${start}, which is two steps.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(place - 2),
        `1 was added to the ${place - 3} steps from ${third} to ${last}, but ${third} is already the third term.`,
      ),
    ].filter(isWholeNumber),
    method: `Subtract ${start} from ${last}, divide by the step ${step}, and add 1 for the first term.`,
  };
}

const rises = [
  {
    unit: 'week',
    atStart: (start: number) => `the ${start} centimeters at the start`,
    reached: (now: number) => `the plant is ${now} centimeters tall`,
    stem: (start: number, step: number, last: number) =>
      `When Kai begins to measure a plant, it is ${start} centimeters tall. If it grows ${step} centimeters each week, after how many weeks will it be ${last} centimeters tall?`,
  },
  {
    unit: 'week',
    atStart: (start: number) => `the $${start} that she has already`,
    reached: (now: number) => `she has $${now}`,
    stem: (start: number, step: number, last: number) =>
      `Zoe has $${start} and saves another $${step} each week. After how many weeks will she have $${last}?`,
  },
  {
    unit: 'minute',
    atStart: (start: number) => `the ${start} gallons already in the tank`,
    reached: (now: number) => `the tank contains ${now} gallons`,
    stem: (start: number, step: number, last: number) =>
      `A tank contains ${start} gallons of water, and another ${step} gallons flow into it each minute. After how many minutes will it contain ${last} gallons?`,
  },
  {
    unit: 'month',
    atStart: (start: number) => `the ${start} cards that he has already`,
    reached: (now: number) => `he has ${now} cards`,
    stem: (start: number, step: number, last: number) =>
      `Omar has ${start} baseball cards and buys ${step} more cards each month. After how many months will he have ${last} cards?`,
  },
] as const;

function stepsToReach(random: Random): ItemDraft | null {
  const [multiple, step, key] = [random.integer(2, 9), random.integer(3, 9), random.integer(9, 24)];
  // A multiple of the step lets a student divide without subtracting first.
  const start = multiple * step;
  const last = start + key * step;
  if (new Set([start, step, key]).size < 3) return null;
  const { unit, atStart, reached, stem } = pickOne(random, rises);
  let passed = 0;
  for (let now = start; now < last; now += step) passed += 1;
  const rise = last - start;
  return {
    stem: stem(start, step, last),
    key: withExplanation(
      numberAnswer(key),
      `The rise from ${start} to ${last} is ${rise}, and \`${rise} / ${step} = ${key}\`.`,
    ),
    again: passed,
    classic: [
      toMistakeAnswer(
        'miscounted',
        numberAnswer(key + 1),
        `The start was counted as a ${unit}: after ${key + 1} ${unit}s, ${reached(last + step)}.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'left-out',
        numberAnswer(last / step),
        `Dividing ${last} by ${step} leaves out ${atStart(start)}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer((last + start) / step),
        `${start} was added to ${last} instead of subtracted.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(key - 1),
        `After ${key - 1} ${unit}s, ${reached(last - step)}, so one more ${unit} is needed.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(last / (start + step)),
        `${last} was divided by \`${start} + ${step}\`, but the ${start} is there only once, at the start.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(rise),
        `The rise from ${start} to ${last} is ${rise}; that still has to be divided by ${step}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer((rise - start) / step),
        `The ${start} was subtracted twice, but there is only ${rise} between ${start} and ${last}.`,
      ),
    ].filter(isWholeNumber),
    method: `Subtract ${start} from ${last} to find the rise, ${rise}, and divide by ${step}.`,
  };
}

const whichTerm: Generator = {
  id: 'sequences-which-term',
  topic: 'sequences',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [placeOfTerm, stepsToReach],
};

export const sequenceGenerators: readonly Generator[] = [farTerm, growthGenerator, whichTerm];
