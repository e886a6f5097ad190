import {
  numberAnswer,
  withExplanation,
  type Generator,
  isWholeNumber,
  pickOne,
  toMistakeAnswer,
} from './generator';

function ordinal(place: number): string {
  const teen = place % 100 >= 11 && place % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}

const rising = [
  {
    thing: 'row',
    added: 'seats',
    stem: (start: number, step: number, place: string) =>
      `The first row of a theater has ${start} seats, and each row after it has ${step} more seats than the row in front of it. How many seats are in the ${place} row?`,
  },
  {
    thing: 'day',
    added: 'pages',
    stem: (start: number, step: number, place: string) =>
      `Leila reads ${start} pages of a long book on the first day. Each day after that, she reads ${step} more pages than she read the day before. How many pages does she read on the ${place} day?`,
  },
  {
    thing: 'term',
    added: null,
    stem: (start: number, step: number, place: string) =>
      `The first term of a sequence is ${start}, and each term after the first is ${step} more than the term before it. What is the ${place} term?`,
  },
];

const farTerm: Generator = {
  id: 'sequences-far-term',
  topic: 'sequences',
  difficulty: 2,
  skeletons: [
    (random) => {
      const [step, place] = [random.integer(2, 6), random.integer(12, 25)];
      const start = step + random.integer(2, 14);
      const { thing, added, stem } = pickOne(random, rising);
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
            `This is only what is added in ${steps} steps of ${step}; the ${start}${unit} at the start ${added === null ? 'is' : 'are'} missing.`,
          ),
          toMistakeAnswer(
            'miscounted',
            numberAnswer(last - step),
            `${step} was added ${steps - 1} times, but there are ${steps} steps from the first ${thing} to the ${ordinal(place)}.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(place * step),
            `This is ${place} times ${step}, as if the first ${thing} ${added === null ? 'were' : 'had'} ${step}${unit} instead of ${start}.`,
          ),
          toMistakeAnswer(
            'order',
            numberAnswer((start + step) * steps),
            `${start} and ${step} were added before multiplying by ${steps}, but only the ${step} is multiplied.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer((place * (start + last)) / 2),
            `This is the sum of all ${place} ${thing}s, not the ${ordinal(place)} ${thing} alone.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(place * start),
            `This is ${place} times ${start}, as if every ${thing} added ${start} instead of ${step}.`,
          ),
        ],
        method: `The number of steps is one less than ${place}: add ${steps} steps of ${step} to ${start}.`,
      };
    },
  ],
};

const populations = [
  { start: 'A culture of bacteria starts with', things: 'cells', times: 'hours' },
  { start: 'A pond has', things: 'lily pads', times: 'weeks' },
  { start: 'A new club has', things: 'members', times: 'months' },
];

const growth: Generator = {
  id: 'sequences-growth',
  topic: 'sequences',
  difficulty: 3,
  skeletons: [
    (random) => {
      const factor = pickOne(random, [2, 3]);
      const steps = factor === 2 ? random.integer(3, 6) : random.integer(2, 4);
      const [start, every] = [random.integer(4, 12), random.integer(2, 5)];
      const time = steps * every;
      const end = start * factor ** steps;
      let counted = start;
      for (let passed = every; passed <= time; passed += every) counted *= factor;
      const population = pickOne(random, populations);
      const { things, times } = population;
      const [grows, growing] = factor === 2 ? ['doubles', 'doubling'] : ['triples', 'tripling'];
      return {
        stem: `${population.start} ${start} ${things}, and the number of ${things} ${grows} every ${every} ${times}. How many ${things} are there after ${time} ${times}?`,
        key: withExplanation(
          numberAnswer(end),
          `In ${time} ${times} the number ${grows} ${steps} times, so ${start} is multiplied by \`${factor}^${steps}\`, or ${factor ** steps}.`,
        ),
        again: counted,
        classic: [
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(start * factor * steps),
            `This multiplies ${start} by \`${factor} * ${steps}\`, but ${growing} ${steps} times multiplies it by \`${factor}^${steps}\`.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'miscounted',
            numberAnswer(end * factor),
            `The number was ${factor === 2 ? 'doubled' : 'tripled'} ${steps + 1} times, but it ${grows} only ${steps} times in ${time} ${times}.`,
          ),
          toMistakeAnswer(
            'miscounted',
            numberAnswer(end / factor),
            `The number was ${factor === 2 ? 'doubled' : 'tripled'} only ${steps === 2 ? 'once' : `${steps - 1} times`}, but it ${grows} ${steps} times in ${time} ${times}.`,
          ),
          toMistakeAnswer(
            'miscounted',
            numberAnswer(start * factor ** time),
            `Here the number ${grows} every ${times.slice(0, -1)}, but it ${grows} only every ${every} ${times}.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(factor ** steps),
            `This is \`${factor}^${steps}\` alone; it has to be multiplied by the ${start} ${things} at the start.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            numberAnswer(start * (steps + 1)),
            `Here ${start} ${things} were added ${steps} times, but the number is multiplied by ${factor} each time.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(start * factor * time),
            `This multiplies ${start} by ${factor} and by the ${time} ${times}, but the ${growing} happens ${steps} times.`,
          ),
          toMistakeAnswer(
            'order',
            numberAnswer((start * factor) ** steps),
            `The ${start} was raised to a power too: this is \`(${start} * ${factor})^${steps}\`.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(end - start),
            `This is how many ${things} were added; the ${start} at the start count too.`,
          ),
          toMistakeAnswer(
            'miscounted',
            numberAnswer(end + start),
            `The ${start} ${things} at the start were added at the end, but the ${growing} already includes them.`,
          ),
        ].filter(({ value }) => value < 10_000),
        method: `Divide ${time} by ${every} to get ${steps}, then multiply ${start} by ${factor} that many times.`,
      };
    },
  ],
};

const whichTerm: Generator = {
  id: 'sequences-which-term',
  topic: 'sequences',
  difficulty: 2,
  skeletons: [
    (random) => {
      const [start, step, place] = [random.integer(4, 30), random.integer(3, 9), random.integer(12, 30)];
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
            `This is the number of steps from ${start} to ${last}; the first term has to be counted too.`,
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
            `This is the number of steps from ${third} to ${last}; the three given terms were left out.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(last / step),
            `${last} was divided by ${step} without first subtracting ${start}.`,
          ),
          toMistakeAnswer(
            'miscounted',
            numberAnswer(place + 2),
            `3 was added to the ${place - 1} steps from ${start} to ${last}, but only the first term has to be added.`,
          ),
          toMistakeAnswer(
            'miscounted',
            numberAnswer(place - 2),
            `From ${third} to ${last} there are ${place - 3} steps, but 3 has to be added to them, not 1: ${third} is the third term.`,
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
        ].filter(isWholeNumber),
        method: `Subtract ${start} from ${last}, divide by the step ${step}, and add 1 for the first term.`,
      };
    },
  ],
};

export const sequenceGenerators: readonly Generator[] = [farTerm, growth, whichTerm];
