import {
  numberAnswer,
  withExplanation,
  type Generator,
  type MistakeAnswer,
  pickOne,
  toMistakeAnswer,
} from './generator';

interface RiseAndFall {
  readonly unit: string;
  /** How the explanations name a rise and a fall: "gaining", "losing". */
  readonly rising: string;
  readonly falling: string;
  /** All three numbers are in `unit`; `start` is negative. */
  readonly stem: (start: number, up: number, down: number) => string;
}

/** Stories of a value that starts below zero, rises, and falls. */
const risesAndFalls: readonly RiseAndFall[] = [
  {
    unit: 'degrees',
    rising: 'going up',
    falling: 'going down',
    stem: (start, up, down) =>
      `At dawn the temperature in Duluth was ${numberAnswer(start).text} degrees. By noon it had risen ${up} degrees, and by night it had fallen ${down} degrees. What was the temperature at night, in degrees?`,
  },
  {
    unit: 'points',
    rising: 'gaining',
    falling: 'losing',
    stem: (start, up, down) =>
      `In a quiz game, Yusuf has a score of ${numberAnswer(start).text}. He gains ${up} points and then loses ${down} points. What is his score now?`,
  },
  {
    unit: 'dollars',
    rising: 'depositing',
    falling: 'spending',
    stem: (start, up, down) =>
      `Nadia’s checking account is overdrawn, with a balance of ${numberAnswer(start, '$').text}. She deposits $${up} and then spends $${down}. What is her balance now, in dollars?`,
  },
];

const riseAndFall: Generator = {
  id: 'integers-rise-and-fall',
  topic: 'integers',
  difficulty: 1,
  signed: true,
  skeletons: [
    (random) => {
      const start = -random.integer(2, 15);
      const up = random.integer(3, 20);
      const down = random.integer(3, 20);
      const key = start + up - down;
      if (key === 0 || up === down) return null;
      const { unit, rising, falling, stem } = pickOne(random, risesAndFalls);
      const begin = numberAnswer(start).text;
      const top = numberAnswer(start + up).text;
      let again = start;
      for (let step = 0; step < up; step += 1) again += 1;
      for (let step = 0; step < down; step += 1) again -= 1;
      return {
        stem: stem(start, up, down),
        key: withExplanation(
          numberAnswer(key),
          `Start at ${begin}: ${rising} ${up} ${unit} gives ${top}, and then ${falling} ${down} gives ${numberAnswer(key).text}.`,
        ),
        again,
        classic: [
          toMistakeAnswer(
            'wrong-sign',
            numberAnswer(-start + up - down),
            `The negative sign of ${begin} was lost, so this starts at ${-start}.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(start + up),
            `This is the value after ${rising} ${up} ${unit}; ${falling} ${down} ${unit} was left out.`,
          ),
          toMistakeAnswer(
            'wrong-sign',
            numberAnswer(-key),
            `The number is right but the sign is wrong: ${falling} ${down} ${unit} from ${top} ends ${key < 0 ? 'below' : 'above'} zero.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            numberAnswer(start + up + down),
            `The ${down} was added, but ${falling} means subtracting.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            numberAnswer(start - up - down),
            `The ${up} was subtracted, but ${rising} means adding.`,
          ),
          toMistakeAnswer(
            'wrong-sign',
            numberAnswer(start - up + down),
            `The signs were switched: ${up} was subtracted and ${down} was added.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(start - down),
            `This is \`${start} - ${down}\`; ${rising} ${up} ${unit} was left out.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(up - down),
            `This is \`${up} - ${down}\`, which starts from 0 instead of ${begin}.`,
          ),
        ],
        method: `Combine the changes first: ${rising} ${up} and ${falling} ${down} is a change of ${numberAnswer(up - down).text}, starting from ${begin}.`,
      };
    },
  ],
};

const minusTimesMinus: Generator = {
  id: 'integers-minus-times-minus',
  topic: 'integers',
  difficulty: 2,
  signed: true,
  skeletons: [
    (random) => {
      const first = random.integer(2, 20);
      const factor = random.integer(2, 9);
      const less = random.integer(2, 9);
      const more = less + random.integer(2, 9);
      const product = factor * (more - less);
      const inside = numberAnswer(less - more).text;
      let again = first;
      for (let round = 0; round < factor; round += 1) again += more - less;
      return {
        stem: `What is the value of \`${first} - ${factor} * (${less} - ${more})\`?`,
        key: withExplanation(
          numberAnswer(first + product),
          `The parentheses equal ${inside}, and \`${first} - (-${product})\` is the same as \`${first} + ${product}\`.`,
        ),
        again,
        classic: [
          toMistakeAnswer(
            'wrong-sign',
            numberAnswer(first - product),
            `Subtracting ${numberAnswer(-product).text} means adding ${product}, but here ${product} was subtracted.`,
          ),
          toMistakeAnswer(
            'order',
            numberAnswer((first - factor) * (less - more)),
            `This works from left to right: \`${first} - ${factor}\` was done before the multiplication.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'order',
            numberAnswer((first + factor) * (more - less)),
            `The signs are right in \`${first} + ${factor} * ${more - less}\`, but the addition was done before the multiplication.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(product),
            `This is only \`${-factor} * (${less - more})\`; the ${first} was left out.`,
          ),
          toMistakeAnswer(
            'wrong-sign',
            numberAnswer(first - factor * (less + more)),
            `In multiplying out the parentheses, ${numberAnswer(-factor).text} times ${numberAnswer(-more).text} was treated as ${numberAnswer(-factor * more).text} instead of ${factor * more}.`,
          ),
          toMistakeAnswer(
            'order',
            numberAnswer(first - factor * less - more),
            `Of the numbers in parentheses, only ${less} was multiplied by ${factor}; ${more} was simply subtracted.`,
          ),
          toMistakeAnswer(
            'order',
            numberAnswer(first - less + factor * more),
            `Of the numbers in parentheses, only ${more} was multiplied by ${factor}, but ${less} must be multiplied too.`,
          ),
          toMistakeAnswer(
            'wrong-sign',
            numberAnswer(first + factor * (less + more)),
            `Both minus signs were changed to plus, which turns the parentheses into ${less + more}.`,
          ),
        ],
        method: `Do the parentheses first, then the product, then the difference: \`${first} - (-${product})\`.`,
      };
    },
  ],
};

const rows = [
  { name: 'integers', step: 1, odd: 0 },
  { name: 'even integers', step: 2, odd: 0 },
  { name: 'odd integers', step: 2, odd: 1 },
] as const;
const counts = [
  { count: 3, word: 'three' },
  { count: 5, word: 'five' },
] as const;

const consecutive: Generator = {
  id: 'integers-consecutive-sum',
  topic: 'integers',
  difficulty: 2,
  skeletons: [
    (random) => {
      const { count, word } = pickOne(random, counts);
      const { name, step, odd } = pickOne(random, rows);
      const reach = ((count - 1) / 2) * step;
      const least = 2 * random.integer(8, 30) + odd;
      const middle = least + reach;
      const greatest = middle + reach;
      const total = count * middle;
      const asked = pickOne(random, ['least', 'middle', 'greatest'] as const);
      const key = { least, middle, greatest }[asked];

      // Brute force: adds up the sequences that start at 1, 2, 3, and so on, until one has the sum.
      let start = 0;
      let sum = 0;
      while (sum !== total && start < 100) {
        start += 1;
        sum = 0;
        for (let place = 0; place < count; place += 1) sum += start + place * step;
      }

      // The sum of what is added to n: 1 + 2 for n, n + 1, and n + 2. If n is the greatest number, it is subtracted instead.
      const extras = count * reach;
      const [up, down] = [`\`${count}n + ${extras} = ${total}\``, `\`${count}n - ${extras} = ${total}\``];
      const otherStep = 3 - step;
      const otherReach = ((count - 1) / 2) * otherStep;
      const average = `${total} divided by ${count}`;
      const ends = {
        least: toMistakeAnswer(
          'other-quantity',
          numberAnswer(least),
          `This is the least of the ${word} integers, not the ${asked}.`,
        ),
        middle: toMistakeAnswer(
          'stopped-early',
          numberAnswer(middle),
          `This is ${average}, the middle integer, not the ${asked}.`,
        ),
        greatest: toMistakeAnswer(
          'other-quantity',
          numberAnswer(greatest),
          `This is the greatest of the ${word} integers, not the ${asked}.`,
        ),
      };
      const slips = {
        least: {
          classic: [ends.middle, ends.greatest],
          mistakes: [
            toMistakeAnswer(
              'wrong-rule',
              numberAnswer(middle - 2 * reach),
              `The average, ${middle}, was treated as the greatest of the integers, but it is the middle one.`,
            ),
            toMistakeAnswer(
              'order',
              numberAnswer(middle - extras),
              `With \`n\` for the least, ${up}. The ${extras} was subtracted after dividing by ${count}, not before.`,
            ),
          ],
        },
        middle: {
          classic: [ends.least, ends.greatest],
          mistakes: [
            toMistakeAnswer(
              'wrong-operation',
              numberAnswer(middle + 2 * reach),
              `With \`n\` for the least, ${up}, but the ${extras} was added to ${total}. That makes the least ${greatest} and the middle ${middle + 2 * reach}.`,
            ),
            toMistakeAnswer(
              'wrong-operation',
              numberAnswer(middle - 2 * reach),
              `With \`n\` for the greatest, ${down}, but the ${extras} was subtracted from ${total}. That makes the greatest ${least} and the middle ${middle - 2 * reach}.`,
            ),
          ],
        },
        greatest: {
          classic: [ends.least, ends.middle],
          mistakes: [
            toMistakeAnswer(
              'wrong-rule',
              numberAnswer(middle + 2 * reach),
              `The average, ${middle}, was treated as the least of the integers, but it is the middle one.`,
            ),
            toMistakeAnswer(
              'order',
              numberAnswer(middle + extras),
              `With \`n\` for the greatest, ${down}. The ${extras} was added after dividing by ${count}, not before.`,
            ),
          ],
        },
      } as const;
      const side = { least: -1, middle: 0, greatest: 1 }[asked];
      const whys = {
        least: `The average, ${average}, is the middle integer, ${middle}; the least is ${reach} below it.`,
        middle: `The integers are evenly spaced, so the middle one is their average, ${average}.`,
        greatest: `The average, ${average}, is the middle integer, ${middle}; the greatest is ${reach} above it.`,
      };
      return {
        stem: `The sum of ${word} consecutive ${name} is ${total}. What is the ${asked === 'middle' ? 'middle integer' : `${asked} of these integers`}?`,
        key: withExplanation(numberAnswer(key), whys[asked]),
        again: start + { least: 0, middle: reach, greatest: 2 * reach }[asked],
        classic: slips[asked].classic,
        mistakes: [
          toMistakeAnswer(
            'miscounted',
            numberAnswer(middle + side * otherReach),
            `This counts from ${middle} by ${otherStep}s, but consecutive ${name} are ${step} apart.`,
          ),
          ...slips[asked].mistakes,
          toMistakeAnswer(
            'miscounted',
            numberAnswer(middle + side * (reach - step)),
            `This is one integer away from ${middle}, but the ${asked} of five is two integers away.`,
          ),
          ...(asked === 'middle'
            ? [
                toMistakeAnswer(
                  'miscounted',
                  numberAnswer(least + otherReach),
                  `This counts up from the least, ${least}, by ${otherStep}s, but consecutive ${name} are ${step} apart.`,
                ),
                toMistakeAnswer(
                  'miscounted',
                  numberAnswer(greatest - otherReach),
                  `This counts down from the greatest, ${greatest}, by ${otherStep}s, but consecutive ${name} are ${step} apart.`,
                ),
              ]
            : [
                toMistakeAnswer(
                  'miscounted',
                  numberAnswer(middle + side * count),
                  `This goes ${count} away from the middle integer, ${middle}, but the ${asked} is only ${reach} away.`,
                ),
              ]),
        ],
        method: `Divide ${total} by ${count} to get the middle integer, ${middle}${asked === 'middle' ? '; no equation is needed' : `, then count to the ${asked} by ${step}s`}.`,
      };
    },
  ],
};

const absoluteValue: Generator = {
  id: 'integers-absolute-value',
  topic: 'integers',
  difficulty: 2,
  signed: true,
  skeletons: [
    (random) => {
      const less = random.integer(2, 9);
      const more = less + random.integer(2, 9);
      const other = random.integer(2, 15);
      const times = random.integer(1, 4);
      const [differenceFirst, otherInBars] = [random.integer(0, 1) === 0, random.integer(0, 1) === 0];
      const between = more - less;
      const product = times * between;
      const key = differenceFirst ? product - other : other - product;
      const factor = times === 1 ? '' : String(times);
      const inner = `|${less} - ${more}|`;
      const outer = otherInBars ? `|-${other}|` : String(other);
      const [left, right] = differenceFirst ? [product, other] : [other, product];

      // Finds the absolute value by counting the distance on the number line, one unit at a time.
      let distance = 0;
      for (let at = less; at < more; at += 1) distance += 1;
      let again = differenceFirst ? -other : other;
      for (let round = 0; round < times; round += 1) again += differenceFirst ? distance : -distance;

      const innerIgnored = `The bars of \`${inner}\` were ignored: it is ${between}, not ${numberAnswer(-between).text}.`;
      const outerIgnored = `The bars of \`${outer}\` were ignored: it is ${other}, not ${numberAnswer(-other).text}.`;
      const bothIgnored = toMistakeAnswer(
        'wrong-sign',
        numberAnswer(-key),
        'The bars were ignored, so negative numbers stayed negative in both places.',
      );
      const backward = toMistakeAnswer(
        'wrong-sign',
        numberAnswer(-key),
        `This is \`${right} - ${left}\`; the numbers were subtracted in the wrong order.`,
      );
      const plus = times * (less + more);
      const added = `Inside \`${inner}\`, ${less} and ${more} were added instead of subtracted.`;
      const oneFactor = Math.abs(times * less - more);
      const factorSlips: readonly MistakeAnswer[] = [
        toMistakeAnswer(
          'left-out',
          numberAnswer(differenceFirst ? between - other : other - between),
          `The factor ${times} in front of \`${inner}\` was left out.`,
        ),
        ...(differenceFirst
          ? [
              toMistakeAnswer(
                'order',
                numberAnswer(times * (between - other)),
                `The ${other} was subtracted before multiplying: ${times} times \`(${between} - ${other})\`.`,
              ),
            ]
          : []),
        toMistakeAnswer(
          'order',
          numberAnswer(differenceFirst ? oneFactor - other : other - oneFactor),
          `Only the ${less} was multiplied by ${times}, not the whole absolute value.`,
        ),
      ];
      const slips: readonly MistakeAnswer[] = [
        ...(times === 1 ? [] : factorSlips),
        ...(otherInBars
          ? [
              toMistakeAnswer(
                'wrong-sign',
                numberAnswer(-product - other),
                differenceFirst ? innerIgnored : outerIgnored,
              ),
            ]
          : []),
        otherInBars ? bothIgnored : backward,
        toMistakeAnswer(
          'wrong-operation',
          numberAnswer(differenceFirst ? plus - other : other - plus),
          added,
        ),
        toMistakeAnswer(
          'wrong-sign',
          numberAnswer(plus + other),
          `Inside and outside the bars, every minus sign was changed to plus: \`${differenceFirst ? `${plus} + ${other}` : `${other} + ${plus}`}\`.`,
        ),
        ...(differenceFirst
          ? [
              toMistakeAnswer(
                'stopped-early',
                numberAnswer(product),
                `This is \`${factor}${inner}\` alone; \`${outer}\` still has to be subtracted.`,
              ),
            ]
          : []),
      ];
      const barsIgnored =
        differenceFirst && otherInBars
          ? toMistakeAnswer(
              'wrong-sign',
              numberAnswer(product + other),
              `The bars of \`${outer}\` were ignored: subtracting ${numberAnswer(-other).text} would add ${other}.`,
            )
          : toMistakeAnswer(
              'wrong-sign',
              numberAnswer(differenceFirst ? -product - other : other + product),
              innerIgnored,
            );
      const leftToRight = toMistakeAnswer(
        'order',
        numberAnswer((other - times) * between),
        `${times} was subtracted from ${other} first, but multiplication comes before subtraction.`,
      );
      return {
        stem: `What is the value of \`${differenceFirst ? `${factor}${inner} - ${outer}` : `${outer} - ${factor}${inner}`}\`?`,
        key: withExplanation(
          numberAnswer(key),
          `\`${inner}\` is ${between}${times === 1 ? '' : `, and ${times} times ${between} is ${product}`}${otherInBars ? `; \`${outer}\` is ${other}` : ''}. Then \`${left} - ${right}\` is ${numberAnswer(key).text}.`,
        ),
        again,
        classic: differenceFirst || times === 1 ? [barsIgnored] : [barsIgnored, leftToRight],
        mistakes: slips,
        method: `An absolute value is a distance from 0, never negative: put ${between} for \`${inner}\`${otherInBars ? ` and ${other} for \`${outer}\`` : ''}, then ${times === 1 ? 'subtract' : 'multiply before you subtract'}.`,
      };
    },
  ],
};

export const integerGenerators: readonly Generator[] = [
  riseAndFall,
  minusTimesMinus,
  consecutive,
  absoluteValue,
];
