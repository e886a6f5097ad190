import { amount, because, type Generator, oneOf } from './generator';

function ordinal(place: number): string {
  const teen = place % 100 >= 11 && place % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}

const growing = [
  {
    thing: 'row',
    stem: (start: number, step: number, place: string) =>
      `The first row of a theater has ${start} seats, and each row behind it has ${step} seats more than the row in front of it. How many seats does the ${place} row have?`,
  },
  {
    thing: 'day',
    stem: (start: number, step: number, place: string) =>
      `On the first day of the year Leila puts ${start} coins into a jar, and on each day after it ${step} coins more than on the day before. How many coins does she put in on the ${place} day?`,
  },
  {
    thing: 'term',
    stem: (start: number, step: number, place: string) =>
      `The first term of a sequence is ${start}, and each term after it is ${step} more than the term before. What is the ${place} term?`,
  },
];

const farTerm: Generator = {
  id: 'sequences-far-term',
  topic: 'sequences',
  difficulty: 2,
  draft(random) {
    const [step, place] = [random.integer(2, 6), random.integer(12, 25)];
    const start = step + random.integer(2, 14);
    const { thing, stem } = oneOf(random, growing);
    const steps = place - 1;
    const last = start + steps * step;
    let counted = start;
    for (let at = 2; at <= place; at += 1) counted += step;
    return {
      stem: stem(start, step, ordinal(place)),
      key: because(
        amount(last),
        `From the first ${thing} it is ${steps} steps of ${step}, added to the ${start}.`,
      ),
      again: counted,
      mistakes: [
        because(
          amount(last + step),
          `${step} was added ${place} times, but it is only ${steps} steps from the first.`,
        ),
        because(amount(last - step), `${step} was added only ${steps - 1} times, one time too few.`),
        because(
          amount(steps * step),
          `The ${steps} steps of ${step} are there, but the ${start} at the start is missing.`,
        ),
        because(
          amount(place * step),
          `This is ${place} times ${step}, as if the start were ${step} and not ${start}.`,
        ),
        because(
          amount(place * start),
          `This multiplies the start ${start} by ${place}, but only ${step} is added each time.`,
        ),
        because(
          amount((place * (start + last)) / 2),
          `This is the total of all ${place} ${thing}s together, not of the last ${thing} alone.`,
        ),
      ],
      method: `Take ${steps} steps of ${step}, one fewer than the place, and add the ${start} at the start.`,
    };
  },
};

const populations = [
  { start: 'A culture starts with', things: 'cells', times: 'hours' },
  { start: 'A pond starts with', things: 'water lilies', times: 'weeks' },
  { start: 'A club starts with', things: 'members', times: 'months' },
];

const growth: Generator = {
  id: 'sequences-growth',
  topic: 'sequences',
  difficulty: 3,
  draft(random) {
    const factor = oneOf(random, [2, 3]);
    const steps = factor === 2 ? random.integer(3, 6) : random.integer(2, 4);
    const [start, every] = [random.integer(4, 12), random.integer(2, 5)];
    const time = steps * every;
    const end = start * factor ** steps;
    let counted = start;
    for (let passed = every; passed <= time; passed += every) counted *= factor;
    const population = oneOf(random, populations);
    const { things, times } = population;
    const grows = factor === 2 ? 'doubles' : 'triples';
    return {
      stem: `${population.start} ${start} ${things}, and their number ${grows} every ${every} ${times}. How many ${things} are there after ${time} ${times}?`,
      key: because(
        amount(end),
        `${time} ${times} are ${steps} steps, so the ${start} is multiplied by \`${factor}^${steps}\`.`,
      ),
      again: counted,
      mistakes: [
        because(
          amount(end / factor),
          `One of the ${steps} steps is missing: the number ${grows} in each of them.`,
        ),
        because(
          amount(end * factor),
          `The start was counted as a step too, but ${time} ${times} have only ${steps} steps.`,
        ),
        because(
          amount(start * factor * steps),
          `This multiplies by ${factor} times ${steps}, where \`${factor}^${steps}\` is needed.`,
        ),
        because(
          amount(factor ** steps),
          `The factor \`${factor}^${steps}\` is there, but the ${start} at the start is missing.`,
        ),
        because(
          amount(start * (steps + 1)),
          `Here ${start} ${things} were added in each of the ${steps} steps, as if growth were steady.`,
        ),
        because(
          amount(start * (factor + 1) ** steps),
          `Here ${factor === 2 ? 'twice' : 'three times'} as many were added in each step, which makes ${factor + 1} times as many.`,
        ),
        because(
          amount(start * factor * time),
          `This multiplies ${start} by ${factor} and by ${time}, the number of ${times}, as if growth were steady.`,
        ),
      ],
      method: `Divide ${time} by ${every} to get ${steps} steps, then multiply ${start} by ${factor} once for each step.`,
    };
  },
};

const whichTerm: Generator = {
  id: 'sequences-which-term',
  topic: 'sequences',
  difficulty: 3,
  draft(random) {
    const [start, step, place] = [random.integer(4, 30), random.integer(3, 9), random.integer(12, 30)];
    const [second, third] = [start + step, start + 2 * step];
    const last = start + (place - 1) * step;
    let counted = 1;
    for (let term = start; term < last; term += step) counted += 1;
    return {
      stem: `The sequence ${start}, ${second}, ${third}, ... goes on in the same way. For what value of \`n\` is the \`n\`th term ${last}?`,
      key: because(
        amount(place),
        `${last} lies ${place - 1} steps of ${step} after the first term, so it is one place further.`,
      ),
      again: counted,
      mistakes: [
        because(
          amount(place - 1),
          `This counts the steps after ${start}, but ${start} is a term of its own too.`,
        ),
        because(
          amount(place - 3),
          `This counts the steps after ${third} and leaves out the three terms up to it.`,
        ),
        because(
          amount(place - 2),
          `Only 1 was added to the steps after ${third}, but three terms come up to it.`,
        ),
        because(
          amount(place + 1),
          `The first term was counted twice: ${place - 1} steps and one term are enough.`,
        ),
        because(
          amount(last - start),
          `This is the distance from ${start} to ${last}, not yet divided by the step ${step}.`,
        ),
        because(
          amount(last - third),
          `This is the distance from ${third} to ${last}, not yet divided by the step ${step}.`,
        ),
      ],
      method: `Take ${start} from ${last}, divide by the step ${step}, and add 1 for the first term.`,
    };
  },
};

export const sequences: readonly Generator[] = [farTerm, growth, whichTerm];
