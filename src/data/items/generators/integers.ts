import { amount, because, type Generator, oneOf } from './generator';

/** Stories of a value that starts below zero, goes up and comes down. */
const risesAndFalls: readonly ((start: string, up: number, down: number) => string)[] = [
  (start, up, down) =>
    `At dawn it was ${start} degrees in Harbin. By noon the temperature had risen by ${up} degrees, and by night it had fallen by ${down} degrees. What was the temperature at night, in degrees?`,
  (start, up, down) =>
    `In a quiz game, Yusuf has a score of ${start}. He wins ${up} points and then loses ${down} points. What is his score now?`,
  (start, up, down) =>
    `Nadia's bank balance is ${start} dollars. She pays in ${up} dollars and then spends ${down} dollars. What is her balance now, in dollars?`,
];

const riseAndFall: Generator = {
  id: 'integers-rise-and-fall',
  topic: 'integers',
  difficulty: 1,
  signed: true,
  draft(random) {
    const start = -random.integer(2, 15);
    const up = random.integer(3, 20);
    const down = random.integer(3, 20);
    const key = start + up - down;
    if (key === 0 || up === down) return null;
    const begin = amount(start).text;
    let again = start;
    for (let step = 0; step < up; step += 1) again += 1;
    for (let step = 0; step < down; step += 1) again -= 1;
    return {
      stem: oneOf(random, risesAndFalls)(begin, up, down),
      key: because(
        amount(key),
        `Up ${up} from ${begin} is ${amount(start + up).text}, and down ${down} from there is ${amount(key).text}.`,
      ),
      again,
      mistakes: [
        because(amount(-start + up - down), `The minus sign of ${begin} was lost: this starts at ${-start}.`),
        because(
          amount(start + up),
          `This stops after the step up of ${up} and leaves out the step down of ${down}.`,
        ),
        because(amount(start - down), `The step up of ${up} was left out.`),
        because(amount(start + up + down), `The step down of ${down} was added instead of subtracted.`),
        because(amount(start - up - down), `The step up of ${up} was subtracted instead of added.`),
        because(
          amount(start - up + down),
          `The two steps were exchanged: ${up} was subtracted and ${down} added.`,
        ),
        because(amount(-key), 'The size is right, but the sign was turned around.'),
        because(amount(up - down), `This starts at 0 instead of at ${begin}.`),
      ],
      method: `Put the two steps together first: up ${up} and down ${down} is a change of ${amount(up - down).text}, starting from ${begin}.`,
    };
  },
};

const minusTimesMinus: Generator = {
  id: 'integers-minus-times-minus',
  topic: 'integers',
  difficulty: 2,
  signed: true,
  draft(random) {
    const first = random.integer(2, 20);
    const factor = random.integer(2, 9);
    const less = random.integer(2, 9);
    const more = less + random.integer(2, 9);
    const inside = amount(less - more).text;
    let again = first;
    for (let round = 0; round < factor; round += 1) again += more - less;
    return {
      stem: `What is the value of \`${first} - ${factor} * (${less} - ${more})\`?`,
      key: because(
        amount(first - factor * (less - more)),
        `The parentheses give ${inside}, and taking away ${factor} times ${inside} adds ${factor * (more - less)} to ${first}.`,
      ),
      again,
      mistakes: [
        because(
          amount(first + factor * (less - more)),
          `Subtracting a negative number adds, but here ${factor * (more - less)} was taken away.`,
        ),
        because(
          amount((first - factor) * (less - more)),
          `Worked from left to right: ${first} minus ${factor} was done before the multiplication.`,
        ),
        because(
          amount((first + factor) * (more - less)),
          `The signs are right, but ${first} and ${factor} were added before the multiplication.`,
        ),
        because(
          amount(first - factor * less - more),
          `Only ${less} was multiplied by ${factor}, and ${more} was simply subtracted.`,
        ),
        because(amount(first + factor * (less + more)), 'Every minus sign was read as a plus sign.'),
        because(amount(first - factor * (less + more)), `In the parentheses ${less} and ${more} were added.`),
        because(amount(first + factor * more), `The ${less} in the parentheses was left out.`),
        because(
          amount(factor * (less - more)),
          `This is ${factor} times the parentheses alone, without the ${first}.`,
        ),
      ],
      method: `Parentheses first, then the product, then the difference: \`${first} - (-${factor * (more - less)})\`.`,
    };
  },
};

const counts = [
  { count: 3, word: 'three' },
  { count: 5, word: 'five' },
  { count: 7, word: 'seven' },
] as const;
const kinds = [
  { name: 'integers', step: 1, wrongStep: 2 },
  { name: 'even integers', step: 2, wrongStep: 1 },
  { name: 'odd integers', step: 2, wrongStep: 1 },
] as const;

const consecutive: Generator = {
  id: 'integers-consecutive-sum',
  topic: 'integers',
  difficulty: 3,
  draft(random) {
    const { count, word } = oneOf(random, counts);
    const { name, step, wrongStep } = oneOf(random, kinds);
    const half = random.integer(8, 30);
    const least = name === 'odd integers' ? 2 * half + 1 : 2 * half;
    const direction = oneOf(random, [1, -1]);
    const [asked, opposite] = direction === 1 ? ['greatest', 'smallest'] : ['smallest', 'greatest'];
    const reach = (count - 1) / 2;
    const middle = least + reach * step;
    const total = count * middle;
    const key = middle + direction * reach * step;

    // Every row of integers from 1 up is added out until one has the sum.
    let tried = 0;
    let sum = 0;
    while (sum !== total && tried < 200) {
      tried += 1;
      sum = 0;
      for (let place = 0; place < count; place += 1) sum += tried + place * step;
    }

    return {
      stem: `The sum of ${word} consecutive ${name} is ${total}. What is the ${asked} of these integers?`,
      key: because(
        amount(key),
        `The middle one is the average, ${total} divided by ${count}, or ${middle}; the ${asked} is ${reach * step} away from it.`,
      ),
      again: direction === 1 ? tried + (count - 1) * step : tried,
      mistakes: [
        because(amount(middle), `This is the middle one, the average of the ${word} integers.`),
        because(
          amount(middle - direction * reach * step),
          `This is the ${opposite} of them instead of the ${asked}.`,
        ),
        because(amount(key + direction * step), `This lies just beyond the ${asked}: one step too many.`),
        because(amount(key - direction * step), `This lies just inside the ${asked}: one step too few.`),
        because(
          amount(middle + direction * reach * wrongStep),
          `This counts in steps of ${wrongStep}, but consecutive ${name} are ${step} apart.`,
        ),
        because(
          amount(middle + direction * (count - 1) * step),
          `This goes ${count - 1} steps from the middle, which is the whole way from end to end.`,
        ),
        because(
          amount(middle + direction * count),
          `This goes ${count} away from the middle, as many as there are integers, but the way is ${reach * step}.`,
        ),
      ],
      method: `Divide ${total} by ${count} to get the middle integer, then count to the ${asked} in steps of ${step}.`,
    };
  },
};

export const integers: readonly Generator[] = [riseAndFall, minusTimesMinus, consecutive];
