import {
  formulaAnswer,
  numberAnswer,
  withExplanation,
  type Generator,
  type ItemDraft,
  type MistakeAnswer,
  pickOne,
  toMistakeAnswer,
} from './generator';
import type { Random } from '@/lib/random';
import { capitalize } from '@/lib/text/format';

interface RiseAndFall {
  readonly unit: string;
  /** What rises and falls. */
  readonly noun: string;
  /** How the explanations name a rise and a fall: "gaining", "losing". */
  readonly rising: string;
  readonly falling: string;
  /** Tells the start, which is negative, and asks for the end. All numbers are in `unit`. */
  readonly endStem: (start: number, up: number, down: number) => string;
  /** Tells the end and asks for the start. */
  readonly startStem: (end: number, up: number, down: number) => string;
}

/** Stories of a value that rises and then falls. */
const risesAndFalls: readonly RiseAndFall[] = [
  {
    unit: 'degrees',
    noun: 'temperature',
    rising: 'going up',
    falling: 'going down',
    endStem: (start, up, down) =>
      `At dawn the temperature in Duluth was ${numberAnswer(start).text} degrees. By noon it had risen ${up} degrees, and by night it had fallen ${down} degrees. What was the temperature at night, in degrees?`,
    startStem: (end, up, down) =>
      `One day the temperature in Duluth rose ${up} degrees from dawn to noon and then fell ${down} degrees by night. At night it was ${numberAnswer(end).text} degrees. What was the temperature at dawn, in degrees?`,
  },
  {
    unit: 'points',
    noun: 'score',
    rising: 'gaining',
    falling: 'losing',
    endStem: (start, up, down) =>
      `In a quiz game, Yusuf has a score of ${numberAnswer(start).text}. He gains ${up} points and then loses ${down} points. What is his score now?`,
    startStem: (end, up, down) =>
      `In the last round of a quiz game, Yusuf gained ${up} points and then lost ${down} points. His final score was ${numberAnswer(end).text}. What was his score before the last round?`,
  },
  {
    unit: 'dollars',
    noun: 'balance',
    rising: 'depositing',
    falling: 'spending',
    endStem: (start, up, down) =>
      `Nadia’s checking account is overdrawn, with a balance of ${numberAnswer(start, '$').text}. She deposits $${up} and then spends $${down}. What is her balance now, in dollars?`,
    startStem: (end, up, down) =>
      `Nadia deposited $${up} in her checking account and then spent $${down}. After that, her balance was ${numberAnswer(end, '$').text}. What was her balance at first, in dollars?`,
  },
  {
    unit: 'spaces',
    noun: 'number',
    rising: 'moving right',
    falling: 'moving left',
    endStem: (start, up, down) =>
      `In a board game, Ty’s marker is at ${numberAnswer(start).text} on a number line. He moves it ${up} spaces to the right and then ${down} spaces to the left. At what number is the marker now?`,
    startStem: (end, up, down) =>
      `In a board game, Ty moves his marker on a number line ${up} spaces to the right and then ${down} spaces to the left. It ends at ${numberAnswer(end).text}. At what number did it start?`,
  },
];

function endOfRiseAndFall(random: Random): ItemDraft | null {
  const start = -random.integer(2, 15);
  const up = random.integer(3, 20);
  const down = random.integer(3, 20);
  const key = start + up - down;
  const different = new Set([Math.abs(key), -start, up, down]).size === 4;
  if (key === 0 || !different) return null;
  const { unit, rising, falling, endStem } = pickOne(random, risesAndFalls);
  const begin = numberAnswer(start).text;
  const top = numberAnswer(start + up).text;
  let again = start;
  for (let step = 0; step < up; step += 1) again += 1;
  for (let step = 0; step < down; step += 1) again -= 1;
  const signLost = toMistakeAnswer(
    'wrong-sign',
    numberAnswer(-start + up - down),
    `The negative sign of ${begin} was lost: \`${-start} + ${up} - ${down}\` is ${numberAnswer(-start + up - down).text}.`,
  );
  const opposite = toMistakeAnswer(
    'wrong-sign',
    numberAnswer(-key),
    `The number is right but the sign is wrong: ${falling} ${down} ${unit} from ${top} ends ${key < 0 ? 'below' : 'above'} zero.`,
  );
  // Chooses at random which of the two common mistakes is always offered: the one above the key or, for a positive key, the one below it.
  const isOpposite = key > 0 && random.integer(0, 2) > 0;
  return {
    stem: endStem(start, up, down),
    key: withExplanation(
      numberAnswer(key),
      `Start at ${begin}: ${rising} ${up} ${unit} leads to ${top}, and then ${falling} ${down} leads to ${numberAnswer(key).text}.`,
    ),
    again,
    classic: [isOpposite ? opposite : signLost],
    mistakes: [
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(start + up),
        `${capitalize(rising)} ${up} ${unit} leads to ${top}, but ${falling} ${down} ${unit} is still to come.`,
      ),
      isOpposite ? signLost : opposite,
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(start + up + down),
        `You get this by adding the ${down}, but ${falling} means subtracting.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(start - up - down),
        `You get this by subtracting the ${up}, but ${rising} means adding.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(start - up + down),
        `The signs were switched: ${up} was subtracted and ${down} was added.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(start - down),
        `Leaving out the ${up} ${unit} gives \`${start} - ${down}\`.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(up - down),
        `The calculation \`${up} - ${down}\` starts from 0 instead of ${begin}.`,
      ),
    ],
    method: `Combine the changes first: ${rising} ${up} and then ${falling} ${down} is the same as ${up > down ? rising : falling} ${Math.abs(up - down)}. Count that from ${begin}.`,
  };
}

function startOfRiseAndFall(random: Random): ItemDraft | null {
  const key = random.integer(-15, 15);
  const up = random.integer(3, 20);
  const down = random.integer(3, 20);
  const end = key + up - down;
  const different = new Set([Math.abs(key), Math.abs(end), up, down]).size === 4;
  if (key === 0 || Math.abs(end) < 2 || Math.abs(end) > 20 || !different || (key > 0 && end > 0)) return null;
  const { unit, noun, rising, falling, startStem } = pickOne(random, risesAndFalls);
  const last = numberAnswer(end).text;
  const middle = numberAnswer(end + down).text;
  // Tries one start after the other until the changes lead to the end.
  let again = -50;
  while (again + up - down !== end) again += 1;
  return {
    stem: startStem(end, up, down),
    key: withExplanation(
      numberAnswer(key),
      `Work backward from ${last}: before ${falling} ${down} ${unit} it was ${middle}, and before ${rising} ${up} it was ${numberAnswer(key).text}.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(end + up - down),
        `${capitalize(rising)} ${up} and ${falling} ${down} again gives ${numberAnswer(end + up - down).text}. To find the earlier ${noun}, undo each change.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(end + down),
        `Adding ${down} to ${last} undoes only the second change; ${rising} ${up} ${unit} must be undone too.`,
      ),
      ...(end < 0
        ? [
            toMistakeAnswer(
              'wrong-sign',
              numberAnswer(-end + down - up),
              `The negative sign of ${last} was lost: \`${-end} + ${down} - ${up}\` is ${numberAnswer(-end + down - up).text}.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(-key),
        `The number is right but the sign is wrong: ${middle} minus ${up} is ${key < 0 ? 'below' : 'above'} zero.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(end - up - down),
        `Both numbers were subtracted: \`${end} - ${up} - ${down}\`. But undoing “${falling} ${down}” means adding ${down}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(end + up + down),
        `Both numbers were added: \`${end} + ${up} + ${down}\`. But undoing “${rising} ${up}” means subtracting ${up}.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(end - up),
        `Only ${rising} ${up} was undone; ${falling} ${down} was left out.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(down - up),
        `The final ${noun}, ${last}, was left out: this is only \`${down} - ${up}\`.`,
      ),
    ],
    method: `Undo the changes in reverse order: add ${down} to ${last}, and then subtract ${up}.`,
  };
}

interface Comparison {
  readonly unit: string;
  /** What has the value that is given, what has the other one, and how to call both values and the one that is asked for. */
  readonly owner: string;
  readonly other: string;
  readonly values: string;
  readonly wanted: string;
  readonly more: string;
  readonly less: string;
  /** `value` is negative, in `unit`, and stands `gap` above or below the value that is asked for. */
  readonly stem: (value: string, gap: number, how: string) => string;
}

const comparisons: readonly Comparison[] = [
  {
    unit: 'degrees',
    owner: 'Fargo',
    other: 'Bismarck',
    values: 'temperatures',
    wanted: 'the temperature in Bismarck',
    more: 'warmer',
    less: 'colder',
    stem: (value, gap, how) =>
      `This morning it is ${value} degrees in Fargo, which is ${gap} degrees ${how} than in Bismarck. What is the temperature in Bismarck, in degrees?`,
  },
  {
    unit: 'points',
    owner: 'Lena’s score',
    other: 'Omar’s score',
    values: 'scores',
    wanted: 'Omar’s score',
    more: 'higher',
    less: 'lower',
    stem: (value, gap, how) =>
      `Lena’s score in a word game is ${value}. Her score is ${gap} points ${how} than Omar’s score. What is Omar’s score?`,
  },
  {
    unit: 'feet',
    owner: 'the valley floor',
    other: 'the spring',
    values: 'elevations',
    wanted: 'the elevation of the spring',
    more: 'higher',
    less: 'lower',
    stem: (value, gap, how) =>
      `The elevation of the floor of a valley is ${value} feet. This is ${gap} feet ${how} than the elevation of a nearby spring. What is the elevation of the spring, in feet?`,
  },
];

function comparedValue(random: Random): ItemDraft | null {
  const value = -random.integer(3, 18);
  const gap = random.integer(4, 25);
  const isMore = random.integer(0, 1) === 0;
  if (gap === -value || gap === -2 * value) return null;
  const { unit, owner, other, values, wanted, more, less, stem } = pickOne(random, comparisons);
  const [how, opposite] = isMore ? [more, less] : [less, more];
  const key = isMore ? value - gap : value + gap;
  const known = numberAnswer(value).text;
  const answer = numberAnswer(key).text;
  const wrongWay = numberAnswer(isMore ? value + gap : value - gap);
  let again = value;
  for (let step = 0; step < gap; step += 1) again += isMore ? -1 : 1;
  return {
    stem: stem(known, gap, how),
    key: withExplanation(
      numberAnswer(key),
      `Since ${known} is ${gap} ${unit} ${how}, ${other} is ${gap} ${unit} ${opposite}: ${answer}.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'wrong-sign',
        wrongWay,
        `${wrongWay.text} is ${gap} ${unit} ${how} than ${known}, but ${owner} is the ${how} one.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(-key),
        `The number is right but the sign is wrong: ${gap} ${unit} ${opposite} than ${known} is ${key < 0 ? 'below' : 'above'} zero.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(isMore ? -value - gap : -value + gap),
        `The negative sign of ${known} was lost: this is \`${-value} ${isMore ? '-' : '+'} ${gap}\`.`,
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer(gap),
        `${gap} is the difference between the ${values}, not ${wanted}.`,
      ),
      toMistakeAnswer(
        isMore ? 'left-out' : 'looks-right',
        numberAnswer(-gap),
        isMore
          ? `You land here by counting the ${gap} ${unit} from 0 instead of from ${known}.`
          : `“${gap} ${unit} ${how}” was read as ${numberAnswer(-gap).text}, but it tells how far apart the ${values} are.`,
      ),
    ],
    method: `Decide first which is ${how}: ${owner}. Then go ${isMore ? 'down' : 'up'} ${gap} from ${known} on the number line.`,
  };
}

const riseAndFall: Generator = {
  id: 'integers-rise-and-fall',
  topic: 'integers',
  difficulty: 1,
  levels: ['middle', 'upper'],
  signed: true,
  skeletons: [endOfRiseAndFall, startOfRiseAndFall, comparedValue],
};

/** An expression with a product of a sum in parentheses, which is negative. */
function productOfParentheses(random: Random): ItemDraft | null {
  const first = random.integer(2, 20);
  const factor = random.integer(2, 9);
  const less = random.integer(2, 9);
  const more = less + random.integer(2, 9);
  const isMinus = random.integer(0, 1) === 0;
  const between = more - less;
  if (new Set([first, factor, less, more, between]).size < 5) return null;
  const product = factor * between;
  const sign = isMinus ? 1 : -1;
  const key = first + sign * product;
  if ([first, factor, less, more].includes(Math.abs(key))) return null;
  const inside = numberAnswer(-between).text;
  let again = first;
  for (let round = 0; round < factor; round += 1) again += sign * between;
  const operator = isMinus ? '-' : '+';
  const other = isMinus ? '+' : '-';
  const onlyOne = isMinus ? first - factor * less : first + factor * less;
  const leftToRight = toMistakeAnswer(
    'order',
    numberAnswer((first - sign * factor) * -between),
    `Working from left to right does \`${first} ${operator} ${factor}\` before the multiplication.`,
  );
  return {
    stem: `What is the value of \`${first} ${operator} ${factor} * (${less} - ${more})\`?`,
    key: withExplanation(
      numberAnswer(key),
      `The parentheses equal ${inside}, and \`${first} ${operator} (-${product})\` is the same as \`${first} ${other} ${product}\`.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(first - sign * product),
        isMinus
          ? `Subtracting ${numberAnswer(-product).text} means adding ${product}, but here ${product} was subtracted.`
          : `Adding ${numberAnswer(-product).text} means subtracting ${product}, but here ${product} was added.`,
      ),
    ],
    mistakes: [
      leftToRight,
      toMistakeAnswer(
        'order',
        numberAnswer((first - sign * factor) * less - more),
        `Working from left to right, \`(${first} ${operator} ${factor}) * ${less} - ${more}\`, ignores the parentheses.`,
      ),
      toMistakeAnswer(
        'order',
        numberAnswer(onlyOne - more),
        `Of the numbers in parentheses, only ${less} was multiplied by ${factor}; ${more} was simply subtracted.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(sign * product),
        `\`${isMinus ? '-' : ''}${factor} * (-${between})\` is ${numberAnswer(sign * product).text}, but the ${first} in front must be added.`,
      ),
      toMistakeAnswer(
        'order',
        numberAnswer(first - sign * less + sign * factor * more),
        `Of the numbers in parentheses, only ${more} was multiplied by ${factor}, but ${less} must be multiplied too.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(first - sign * factor * (less + more)),
        isMinus
          ? `In multiplying out the parentheses, ${numberAnswer(-factor).text} times ${numberAnswer(-more).text} was treated as ${numberAnswer(-factor * more).text} instead of ${factor * more}.`
          : `In the parentheses, ${less} and ${more} were added instead of subtracted.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(first + sign * factor * (less + more)),
        isMinus
          ? `Both minus signs were changed to plus, which turns the parentheses into ${less + more}.`
          : `Both numbers in the parentheses were treated as negative, which makes them ${numberAnswer(-less - more).text}.`,
      ),
    ],
    method: `Do the parentheses first, then the product, and finally \`${first} ${operator} (-${product})\`.`,
  };
}

function substitutedNumber(random: Random): ItemDraft | null {
  const n = -random.integer(2, 6);
  const [outer, inner, shift] = [random.integer(2, 6), random.integer(2, 6), random.integer(2, 9)];
  const isMinus = random.integer(0, 1) === 0;
  if (new Set([-n, outer, inner, shift]).size < 4) return null;
  const sign = isMinus ? -1 : 1;
  const operator = isMinus ? '-' : '+';
  const [one, two] = [outer * n, inner * (n - shift)];
  const key = one + sign * two;
  if (key === 0 || [-n, outer, inner, shift].includes(Math.abs(key))) return null;
  const value = numberAnswer(n).text;
  const [product, parentheses] = [numberAnswer(one).text, numberAnswer(n - shift).text];
  // Adds n and n - shift as often as their factors say.
  let again = 0;
  for (let round = 0; round < outer; round += 1) again += n;
  for (let round = 0; round < inner; round += 1) again += sign * (n - shift);
  return {
    stem: `If \`n = ${n}\`, what is the value of \`${outer}n ${operator} ${inner}(n - ${shift})\`?`,
    key: withExplanation(
      numberAnswer(key),
      `Putting in ${value} gives \`${one} ${operator} ${inner} * (${n - shift})\`, which is \`${one} ${operator} (${two})\`, or ${numberAnswer(key).text}.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(one - sign * two),
        isMinus
          ? `Subtracting the negative product ${numberAnswer(two).text} means adding ${-two}, but ${-two} was subtracted.`
          : `Adding the negative product ${numberAnswer(two).text} means subtracting ${-two}, but ${-two} was added.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'order',
        numberAnswer(one + sign * (inner * n - shift)),
        `Only the \`n\` in parentheses was multiplied by ${inner}, but the ${shift} must be multiplied too.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(-one + sign * inner * (-n - shift)),
        `The negative sign was lost: this is the value for ${-n}, not for ${value}.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(one + sign * inner * (-n - shift)),
        `The \`n\` in parentheses lost its negative sign, which makes them \`${-n} - ${shift}\` instead of ${parentheses}.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(-one + sign * two),
        `In the beginning, ${outer} times ${value} was taken as ${-one} instead of ${product}.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(one + sign * inner * (n + shift)),
        `In the parentheses, ${shift} was added to ${value} instead of subtracted.`,
      ),
      toMistakeAnswer(
        'order',
        numberAnswer((outer + sign * inner) * (n - shift)),
        `\`${outer} ${operator} ${inner}\` was done first, but the ${outer} multiplies only \`n\`, not \`n - ${shift}\`.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(sign * two),
        `Leaving out \`${outer}n\` gives only the second product.`,
      ),
    ],
    method: `Put ${value} in parentheses for each \`n\`: \`${outer} * (${n}) ${operator} ${inner} * (${n} - ${shift})\`. A product of numbers with different signs is negative.`,
  };
}

interface Cancellation {
  readonly each: string;
  readonly unit: string;
  readonly total: string;
  /** `count` changes of `-size` are taken away from `start`. */
  readonly stem: (start: string, count: number, size: number) => string;
  /** For what subtracting would be right, and what is different here. */
  readonly more: (count: number) => string;
}

const cancellations: readonly Cancellation[] = [
  {
    each: 'wrong answer',
    unit: 'points',
    total: 'his score',
    stem: (start, count, size) =>
      `In a trivia game, each wrong answer is worth \`-${size}\` points. Kai’s score is ${start}. Then the judges cancel ${count} of his wrong answers. What is his new score?`,
    more: (count) => `for ${count} more wrong answers. Canceling wrong answers raises his score.`,
  },
  {
    each: 'fee',
    unit: 'dollars',
    total: 'her balance',
    stem: (start, count, size) =>
      `A bank records each fee as \`-${size}\` dollars. The balance of Zoe’s account is ${start} dollars. Then the bank removes ${count} fees that were charged by mistake. What is her new balance, in dollars?`,
    more: (count) => `for ${count} more fees. Removing fees raises her balance.`,
  },
  {
    each: 'card',
    unit: 'points',
    total: 'her score',
    stem: (start, count, size) =>
      `In a card game, a player’s score is the sum of the cards held. Priya’s score is ${start}. Then she gives away ${count} cards that are worth \`-${size}\` points each. What is her new score?`,
    more: (count) => `if she received ${count} more of these cards. Giving them away raises her score.`,
  },
  {
    each: 'penalty',
    unit: 'points',
    total: 'the team’s score',
    stem: (start, count, size) =>
      `At a robot contest, each penalty counts as \`-${size}\` points. A team’s score is ${start}. Then the judges remove ${count} of its penalties. What is the team’s new score?`,
    more: (count) => `for ${count} more penalties. Removing penalties raises the team’s score.`,
  },
];

function removedNegatives(random: Random): ItemDraft | null {
  const start = random.integer(-20, 12);
  const [count, size] = [random.integer(2, 6), random.integer(3, 9)];
  const product = count * size;
  const key = start + product;
  if (start === 0 || key === 0 || new Set([Math.abs(start), count, size, product]).size < 4) return null;
  const { each, unit, total, stem, more } = pickOne(random, cancellations);
  const first = numberAnswer(start).text;
  let again = start;
  for (let removed = 0; removed < count; removed += 1) again += size;
  return {
    stem: stem(first, count, size),
    key: withExplanation(
      numberAnswer(key),
      `Taking away ${count} times \`-${size}\` means \`${start} - (-${product})\`, which is \`${start} + ${product}\`, or ${numberAnswer(key).text}.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(start - product),
        `Subtracting ${product} would be right ${more(count)}`,
      ),
    ],
    mistakes: [
      ...(start < 0
        ? [
            toMistakeAnswer(
              'wrong-sign',
              numberAnswer(-start + product),
              `The negative sign of ${first} was lost: ${-start} plus ${product}.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'left-out',
        numberAnswer(start + size),
        `Only one ${each} of \`-${size}\` was taken away, not ${count} of them.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(-key),
        `The number is right but the sign is wrong: ${first} plus ${product} ${unit} is ${key < 0 ? 'below' : 'above'} zero.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(product),
        `${product} is only the change in ${total}; it must be added to ${first}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(start + count + size),
        `You get this by adding ${count} and ${size}, but ${count} times ${size} is taken away.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(-product),
        `The change was given a negative sign, and the ${first} was left out.`,
      ),
    ],
    method: `Removing a loss of ${size} adds ${size}. Do that ${count} times, starting from ${first}.`,
  };
}

const minusTimesMinus: Generator = {
  id: 'integers-minus-times-minus',
  topic: 'integers',
  difficulty: 2,
  levels: ['middle', 'upper'],
  signed: true,
  skeletons: [productOfParentheses, substitutedNumber, removedNegatives],
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

function termOfSum(random: Random): ItemDraft | null {
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
      `The least of the ${word} integers is ${least}, but the question asks for the ${asked}.`,
    ),
    middle: toMistakeAnswer(
      'stopped-early',
      numberAnswer(middle),
      `Dividing ${total} by ${count} gives the middle integer, not the ${asked}.`,
    ),
    greatest: toMistakeAnswer(
      'other-quantity',
      numberAnswer(greatest),
      `The greatest of the ${word} integers is ${greatest}, but the question asks for the ${asked}.`,
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
        `Counting from ${middle} by ${otherStep}s leads here, but consecutive ${name} are ${step} apart.`,
      ),
      ...slips[asked].mistakes,
      toMistakeAnswer(
        'miscounted',
        numberAnswer(middle + side * (reach - step)),
        `Going one integer away from ${middle} is not enough: the ${asked} of five is two integers away.`,
      ),
      ...(asked === 'middle'
        ? [
            toMistakeAnswer(
              'miscounted',
              numberAnswer(least + otherReach),
              `Counting up from the least, ${least}, by ${otherStep}s leads here, but consecutive ${name} are ${step} apart.`,
            ),
            toMistakeAnswer(
              'miscounted',
              numberAnswer(greatest - otherReach),
              `Counting down from the greatest, ${greatest}, by ${otherStep}s leads here, but consecutive ${name} are ${step} apart.`,
            ),
          ]
        : [
            toMistakeAnswer(
              'miscounted',
              numberAnswer(middle + side * count),
              `Because there are ${count} integers, ${count} was ${side < 0 ? 'subtracted from' : 'added to'} the middle one. The ${asked} is only ${reach} away from it.`,
            ),
          ]),
    ],
    method: `Divide ${total} by ${count} to get the middle integer, ${middle}${asked === 'middle' ? '; no equation is needed' : `, then count to the ${asked} by ${step}s`}.`,
  };
}

/** The least and the greatest integer are given by their sum. */
function sumFromEnds(random: Random): ItemDraft | null {
  const { count, word } = pickOne(random, counts);
  const { name, step, odd } = pickOne(random, rows);
  const least = 2 * random.integer(8, 25) + odd;
  const greatest = least + (count - 1) * step;
  const ends = least + greatest;
  const middle = ends / 2;
  const key = count * middle;
  const inside = count - 2;
  let again = 0;
  for (let place = 0; place < count; place += 1) again += least + place * step;
  const wholes = toMistakeAnswer(
    'wrong-whole',
    numberAnswer(count * ends),
    `Multiplying ${ends} by ${count} counts every integer as ${ends}, but that is the sum of two of them.`,
  );
  const pairs = toMistakeAnswer(
    'left-out',
    numberAnswer(((count - 1) / 2) * ends),
    count === 3
      ? `The sum of the two ends leaves out the middle integer.`
      : `Two pairs have a sum of ${ends} each, but the middle integer, ${middle}, was left out.`,
  );
  // Chooses at random which of the two common mistakes is always offered: the one below the key or the one above it.
  const isPairs = count === 5 && random.integer(0, 1) === 0;
  return {
    stem: `The sum of the least and the greatest of ${word} consecutive ${name} is ${ends}. What is the sum of all ${word} integers?`,
    key: withExplanation(
      numberAnswer(key),
      `The middle integer is half of ${ends}, or ${middle}, and the ${word} integers have the sum \`${count} * ${middle} = ${key}\`.`,
    ),
    again,
    classic: [isPairs ? pairs : wholes],
    mistakes: [
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(middle),
        `${middle} is only the middle integer; the question asks for the sum of all ${word}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(((count + 1) / 2) * ends),
        count === 3
          ? `${ends} was doubled, but only the middle integer, ${middle}, must be added to it.`
          : `Counting 3 pairs of ${ends} counts the middle integer twice.`,
      ),
      isPairs ? wholes : pairs,
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(key + ((count - 1) / 2) * step * count),
        `Half of ${ends}, ${middle}, was treated as the least of the integers, but it is the middle one.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(key - ((count - 1) / 2) * step * count),
        `Half of ${ends}, ${middle}, was treated as the greatest of the integers, but it is the middle one.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(key + ends),
        count === 3
          ? `Two pairs of ${ends} and the middle integer are five integers, not three.`
          : `Three pairs of ${ends} and the middle integer are seven integers, not five.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(inside * middle),
        `The ${inside === 1 ? 'integer' : `${inside} integers`} between the two ends ${inside === 1 ? 'is' : 'have the sum'} ${inside * middle}, but all ${count} integers are asked for.`,
      ),
    ],
    method: `The integers are evenly spaced, so their average is half of ${ends}. Multiply it by ${count}.`,
  };
}

/** The sum of the whole numbers below `terms`, such as 1 + 2 for 3. */
const sumBelow = (terms: number) => (terms * (terms - 1)) / 2;

/** One integer of the row is called n, and the sum is an expression. */
function sumAsExpression(random: Random): ItemDraft | null {
  const { count, word } = pickOne(random, counts);
  const { name, step } = pickOne(random, rows);
  const isLeast = random.integer(0, 1) === 0;
  const [named, operator, sign] = isLeast ? (['least', '+', 1] as const) : (['greatest', '-', -1] as const);
  const extras = step * sumBelow(count);
  const otherExtras = (3 - step) * sumBelow(count);
  const farthest = (count - 1) * step;
  // An arbitrary number to put in for n.
  const at = 1000;
  const expression = (factor: number, constant: number) =>
    formulaAnswer(
      factor * at + sign * constant,
      `${factor === 1 ? '' : factor}n${constant === 0 ? '' : ` ${operator} ${constant}`}`,
    );
  let again = 0;
  for (let place = 0; place < count; place += 1) again += at + sign * place * step;
  const terms = Array.from({ length: count }, (_, place) =>
    place === 0 ? 'n' : `(n ${operator} ${place * step})`,
  );
  const distances = Array.from({ length: count - 1 }, (_, place) => (place + 1) * step);
  return {
    stem: `If \`n\` is the ${named} of ${word} consecutive ${name}, which expression is equal to the sum of the ${word} integers?`,
    key: withExplanation(
      expression(count, extras),
      `The integers ${count === 3 ? `are \`n\`, \`n ${operator} ${step}\`, and` : `go from \`n\` to`} \`n ${operator} ${farthest}\`. Adding gives \`${count}n\`, and \`${isLeast ? '' : '-'}${distances.join(` ${operator} `)}\` is ${numberAnswer(sign * extras).text}.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'miscounted',
        expression(count, otherExtras),
        `Going from \`n\` in steps of ${3 - step} leads here, but consecutive ${name} are ${step} apart.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'other-quantity',
        formulaAnswer(count * at - sign * extras, `${count}n ${isLeast ? '-' : '+'} ${extras}`),
        `The integers were taken to go ${isLeast ? 'down' : 'up'} from \`n\`, but \`n\` is the ${named}.`,
      ),
      toMistakeAnswer(
        'left-out',
        expression(count, farthest),
        count === 3
          ? `The ${step} in \`n ${operator} ${step}\` was left out.`
          : `Only the ${farthest} in \`n ${operator} ${farthest}\` was counted; the numbers in the integers between were left out.`,
      ),
      toMistakeAnswer(
        'miscounted',
        expression(count, extras + count * step),
        `The integers were taken to be ${count === 3 ? `\`n ${operator} ${step}\`, \`n ${operator} ${2 * step}\`, and` : `\`n ${operator} ${step}\` to`} \`n ${operator} ${count * step}\`, but the ${named} is \`n\`.`,
      ),
      toMistakeAnswer(
        'left-out',
        expression(1, extras),
        `The numbers were added, but \`n\` was counted only once instead of ${count} times.`,
      ),
      toMistakeAnswer(
        'left-out',
        expression(count - 1, extras),
        `The integer \`n\` itself was left out of the sum.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        expression(count, count * step),
        `Here \`${operator} ${step}\` was written for each of the ${count} integers, but the distances from \`n\` grow.`,
      ),
      toMistakeAnswer(
        'miscounted',
        expression(count + 1, step * sumBelow(count + 1)),
        `You get this by adding ${count + 1} integers instead of ${count}.`,
      ),
    ],
    method: `Write the sum: \`${terms.join(' + ')}\`. Then combine like terms.`,
  };
}

const consecutive: Generator = {
  id: 'integers-consecutive-sum',
  topic: 'integers',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [termOfSum, sumFromEnds, sumAsExpression],
};

function absoluteDifference(random: Random): ItemDraft | null {
  const less = random.integer(2, 9);
  const more = less + random.integer(2, 9);
  const other = random.integer(2, 15);
  const times = random.integer(1, 4);
  const [differenceFirst, otherInBars] = [random.integer(0, 1) === 0, random.integer(0, 1) === 0];
  const between = more - less;
  if (new Set([less, more, other, times, between]).size < 5) return null;
  const product = times * between;
  const key = differenceFirst ? product - other : other - product;
  if ([less, more, other, times].includes(Math.abs(key))) return null;
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
    `Subtracting in the wrong order gives \`${right} - ${left}\`.`,
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
      `Only the ${less} was multiplied by ${times}: \`${differenceFirst ? `|${times * less} - ${more}| - ${outer}` : `${outer} - |${times * less} - ${more}|`}\` is ${numberAnswer(differenceFirst ? oneFactor - other : other - oneFactor).text}.`,
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
    toMistakeAnswer('wrong-operation', numberAnswer(differenceFirst ? plus - other : other - plus), added),
    ...(differenceFirst
      ? [
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(product),
            `After \`${factor}${inner}\`, which is ${product}, \`${outer}\` still has to be subtracted.`,
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
}

function absoluteOfSubstitution(random: Random): ItemDraft | null {
  const [first, second, factor] = [random.integer(2, 12), random.integer(2, 12), random.integer(2, 4)];
  if (new Set([first, second, factor, first + second]).size < 4 || first === 2 * second) return null;
  const isFirstNegative = random.integer(0, 1) === 0;
  const [a, b] = isFirstNegative ? [-first, second] : [first, -second];
  const negative = isFirstNegative ? a : b;
  const distance = Math.abs(a + b);
  const key = factor * distance - first;
  if (key === 0 || [first, second, factor].includes(Math.abs(key))) return null;
  const [valueOfA, valueOfB] = [numberAnswer(a).text, numberAnswer(b).text];
  const sum = numberAnswer(a + b).text;
  // Finds both absolute values by counting steps to 0.
  let [fromSum, fromA] = [0, 0];
  for (let left = a + b; left !== 0; left -= Math.sign(left)) fromSum += 1;
  for (let left = a; left !== 0; left -= Math.sign(left)) fromA += 1;
  return {
    stem: `If \`a = ${a}\` and \`b = ${b}\`, what is the value of \`${factor}|a + b| - |a|\`?`,
    key: withExplanation(
      numberAnswer(key),
      `Here \`a + b\` is ${sum}, so \`|a + b|\` is ${distance}, and \`|a|\` is ${first}. Then \`${factor} * ${distance} - ${first} = ${key}\`.`,
    ),
    again: factor * fromSum - fromA,
    classic: [
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(factor * (first + second) - first),
        `The negative sign of ${numberAnswer(negative).text} was dropped before adding: \`|a + b|\` was taken as ${first + second} instead of ${distance}.`,
      ),
    ],
    mistakes: [
      ...(a < 0
        ? [
            toMistakeAnswer(
              'wrong-sign',
              numberAnswer(factor * distance - a),
              `The bars of \`|a|\` were ignored: subtracting ${valueOfA} would add ${first}.`,
            ),
          ]
        : []),
      ...(a + b < 0
        ? [
            toMistakeAnswer(
              'wrong-sign',
              numberAnswer(factor * (a + b) - first),
              `The bars of \`|a + b|\` were ignored: it is ${distance}, not ${sum}.`,
            ),
            toMistakeAnswer(
              'wrong-sign',
              numberAnswer(factor * (a + b) - a),
              `All bars were ignored: \`a + b\` stayed ${sum}, and \`a\` stayed ${valueOfA}.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'left-out',
        numberAnswer(distance - first),
        `Without the factor ${factor}, \`|a + b| - |a|\` is \`${distance} - ${first}\`.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(factor * distance),
        `After \`${factor}|a + b|\`, which is ${factor * distance}, \`|a|\` still has to be subtracted.`,
      ),
      toMistakeAnswer(
        'order',
        numberAnswer(factor * (distance - first)),
        `The ${first} was subtracted before multiplying by ${factor}, but the factor belongs to \`|a + b|\` alone.`,
      ),
      toMistakeAnswer(
        'misread-figure',
        numberAnswer(factor * distance - second),
        `At the end, \`|b|\` was subtracted; the expression ends with \`|a|\`.`,
      ),
      toMistakeAnswer(
        'order',
        numberAnswer(Math.abs(factor * a + b) - first),
        `Only \`a\` was multiplied by ${factor}, not the whole absolute value.`,
      ),
    ],
    method: `Put in ${valueOfA} and ${valueOfB} and add inside the bars first. Then use the distance from 0.`,
  };
}

/** Counts the integers within a distance of a number. */
function integersWithin(random: Random): ItemDraft | null {
  const center = random.integer(1, 9);
  const reach = random.integer(3, 9);
  const isStrict = random.integer(0, 1) === 0;
  if (center === reach || Math.abs(center - reach) === 1) return null;
  const most = isStrict ? reach - 1 : reach;
  const key = 2 * most + 1;
  const [sign, words] = isStrict ? ['<', 'less than'] : ['<=', 'at most'];
  let again = 0;
  for (let n = -100; n <= 100; n += 1)
    if (isStrict ? Math.abs(n - center) < reach : Math.abs(n - center) <= reach) again += 1;
  const [low, high] = [numberAnswer(center - most).text, center + most];
  return {
    stem: `For how many integers \`n\` is \`|n - ${center}| ${sign} ${reach}\`?`,
    key: withExplanation(
      numberAnswer(key),
      `The distance from \`n\` to ${center} is ${words} ${reach}, so \`n\` runs from ${low} to ${high}. These are ${most} integers on each side of ${center} and ${center} itself.`,
    ),
    again,
    classic: [
      isStrict
        ? toMistakeAnswer(
            'miscounted',
            numberAnswer(2 * reach + 1),
            `The two integers exactly ${reach} away from ${center} were counted too, but the distance must be less than ${reach}.`,
          )
        : toMistakeAnswer(
            'miscounted',
            numberAnswer(2 * reach - 1),
            `The two integers exactly ${reach} away from ${center} were left out, but \`|n - ${center}| <= ${reach}\` includes a distance of exactly ${reach}.`,
          ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(2 * most),
        `${most} integers on each side of ${center} make ${2 * most}, but ${center} itself was left out.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'half-checked',
        numberAnswer(most + 1),
        `Only the integers from ${center} to ${high} were counted; those from ${low} to ${center - 1} are also within ${reach} of ${center}.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(isStrict ? 2 * reach : 2 * reach + 3),
        isStrict
          ? `${reach} integers were counted on each side of ${center}, but there are only ${most}, and ${center} itself counts too.`
          : `Counting from ${numberAnswer(center - reach - 1).text} to ${center + reach + 1} goes one integer too far at each end.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(high),
        `The greatest such integer is ${high}, but the question asks how many there are.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(2 * high + 1),
        `The integers from ${numberAnswer(-high).text} to ${high} were counted, but the distance is measured from ${center}, not from 0.`,
      ),
    ],
    method: `Read the bars as a distance: \`n\` is ${words} ${reach} away from ${center}. Count from ${low} to ${high}.`,
  };
}

const absoluteValue: Generator = {
  id: 'integers-absolute-value',
  topic: 'integers',
  difficulty: 3,
  levels: ['upper'],
  signed: true,
  skeletons: [absoluteDifference, absoluteOfSubstitution, integersWithin],
};

export const integerGenerators: readonly Generator[] = [
  riseAndFall,
  minusTimesMinus,
  consecutive,
  absoluteValue,
];
