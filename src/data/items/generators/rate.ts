import { amount, because, type Generator, greatestCommonDivisor, oneOf } from './generator';

const multiple = (a: number, b: number) => (a * b) / greatestCommonDivisor(a, b);

const speeds = Array.from({ length: 76 }, (_, index) => index + 15);
/** Pairs of speeds with a whole average, a whole average speed there and back, and a way of whole hours. */
const speedPairs = speeds.flatMap((slow) =>
  speeds
    .filter((fast) => slow < fast && fast < 3 * slow && (slow + fast) % 2 === 0)
    .filter((fast) => (2 * slow * fast) % (slow + fast) === 0 && multiple(slow, fast) >= 60)
    .filter((fast) => multiple(slow, fast) <= 240)
    .map((fast) => [slow, fast] as const),
);

const drivers = [
  ['A bus', 'a port'],
  ['A truck', 'a mine'],
  ['A mail van', 'a mountain village'],
] as const;

const averageSpeed: Generator = {
  id: 'rate-average-speed',
  topic: 'rate',
  difficulty: 4,
  draft(random) {
    const [out, back] = random.shuffled(oneOf(random, speedPairs));
    if (out === undefined || back === undefined) return null;
    const shortest = multiple(out, back);
    const distance = shortest < 120 ? shortest * random.integer(1, 2) : shortest;
    const [driver, place] = oneOf(random, drivers);
    const hours = distance / out + distance / back;
    const key = (2 * out * back) / (out + back);
    // Brute force: the speed that does the two ways in the time they took.
    let again = 1;
    while (again * hours < 2 * distance) again += 1;
    return {
      stem: `${driver} travels ${distance} kilometers to ${place} at ${out} kilometers per hour and comes back the same way at ${back} kilometers per hour. What is the average speed for the whole trip, in kilometers per hour?`,
      key: because(amount(key), `The trip is ${2 * distance} kilometers in ${hours} hours.`),
      again,
      mistakes: [
        because(
          amount((out + back) / 2),
          `This is halfway between ${out} and ${back}, but the slower way takes more of the time.`,
        ),
        because(amount(out), 'This is the speed of the way there alone.'),
        because(amount(back), 'This is the speed of the way back alone.'),
        because(amount(out + back), `The speeds ${out} and ${back} were added.`),
        because(
          amount(key / 2),
          `Only one way, ${distance} kilometers, was divided by the ${hours} hours of both.`,
        ),
        because(
          amount(Math.abs(out - back)),
          `This is the difference between the speeds ${out} and ${back}.`,
        ),
        because(
          amount(2 * key),
          `The ${2 * distance} kilometers were divided by half of the ${hours} hours.`,
        ),
      ].filter(({ value }) => Number.isInteger(value)),
      method: `Divide the whole way by the whole time: ${2 * distance} kilometers by ${distance / out} + ${distance / back} hours.`,
    };
  },
};

const travelers = [
  { places: 'towns', who: 'cyclist', ride: 'ridden', least: 10, most: 24 },
  { places: 'cities', who: 'train', ride: 'gone', least: 50, most: 95 },
  { places: 'harbors', who: 'ferry', ride: 'gone', least: 20, most: 45 },
] as const;

const meeting: Generator = {
  id: 'rate-meeting-point',
  topic: 'rate',
  difficulty: 4,
  draft(random) {
    const { places, who, ride, least, most } = oneOf(random, travelers);
    const slow = random.integer(least, most - 4);
    const fast = random.integer(slow + 2, Math.min(most, slow + 20));
    const hours = random.integer(2, 5);
    const distance = (slow + fast) * hours;
    const slower = random.integer(0, 1) === 0;
    const [own, other] = slower ? [slow, fast] : [fast, slow];
    // Hour after hour, until the gap is closed.
    let again = 0;
    for (let gap = distance; gap > 0; gap -= slow + fast) again += own;
    return {
      stem: `Two ${places} are ${distance} kilometers apart. At noon a ${who} leaves each of them for the other, one at ${slow} kilometers per hour, the other at ${fast} kilometers per hour. How many kilometers has the ${slower ? 'slower' : 'faster'} ${who} ${ride} when they meet?`,
      key: because(
        amount(own * hours),
        `They come ${slow + fast} kilometers closer each hour and meet after ${hours} hours, which is ${own} times ${hours}.`,
      ),
      again,
      mistakes: [
        because(amount(other * hours), `This is the way of the ${slower ? 'faster' : 'slower'} ${who}.`),
        because(
          amount(distance / 2),
          `This is half of ${distance}, but they do not meet halfway as their speeds differ.`,
        ),
        because(
          amount((fast - slow) * hours),
          `This is how much farther the faster ${who} has come than the slower.`,
        ),
        because(
          amount(own * (hours + 1)),
          `This is the way after ${hours + 1} hours, an hour after they meet.`,
        ),
        because(amount(own * (hours - 1)), `This is the way after ${hours - 1} h, an hour before they meet.`),
        because(amount(slow + fast), `This is how much closer they come in an hour, ${slow} + ${fast}.`),
        because(
          amount(distance - own),
          `This takes the way of a single hour, ${own} kilometers, from ${distance}.`,
        ),
      ].filter(({ value }) => Number.isInteger(value)),
      method: `Divide ${distance} by ${slow} + ${fast} to get the time, and multiply it by ${own}.`,
    };
  },
};

const machines: readonly ((done: number, minutes: number, hours: string) => string)[] = [
  (done, minutes, hours) =>
    `A pump moves ${done} liters of water in ${minutes} minutes. At this rate, how many liters does it move in ${hours} hours?`,
  (done, minutes, hours) =>
    `A printer prints ${done} pages in ${minutes} minutes. At this rate, how many pages does it print in ${hours} hours?`,
  (done, minutes, hours) =>
    `A machine fills ${done} jars of honey in ${minutes} minutes. At this rate, how many jars does it fill in ${hours} hours?`,
];

const minutesToHours: Generator = {
  id: 'rate-minutes-to-hours',
  topic: 'rate',
  difficulty: 2,
  draft(random) {
    const minutes = oneOf(random, [3, 4, 5, 6, 8, 10, 12, 15]);
    const rate = random.integer(3, 15);
    const hours = oneOf(random, [1.5, 2, 2.5, 3, 4]);
    const done = rate * minutes;
    const key = rate * 60 * hours;
    let again = 0;
    for (let passed = 0; passed < 60 * hours; passed += 1) again += done / minutes;
    return {
      stem: oneOf(random, machines)(done, minutes, String(hours)),
      key: because(
        amount(key),
        `${done} in ${minutes} minutes is ${rate} a minute, and ${hours} hours are ${60 * hours} minutes.`,
      ),
      again,
      mistakes: [
        because(amount(done * hours), `${done} was multiplied by ${hours}, as if it were done in an hour.`),
        because(
          amount(rate * hours),
          `The rate of ${rate} a minute was multiplied by ${hours} hours without changing them to minutes.`,
        ),
        because(amount(rate * 60), `This is what is done in a single hour, 60 times ${rate}.`),
        because(
          amount(done * 60 * hours),
          `${done} was taken for what is done in one minute, not in ${minutes} minutes.`,
        ),
        because(amount(rate * 100 * hours), 'An hour was counted as 100 minutes instead of 60.'),
        because(
          amount(key + done),
          `The first ${minutes} minutes were counted on top of the ${hours} hours.`,
        ),
        because(amount(key - done), `The first ${minutes} minutes were taken off the ${hours} hours.`),
      ].filter(({ value }) => Number.isInteger(value)),
      method: `Find the rate for one minute, ${rate}, then multiply by 60 and by ${hours}.`,
    };
  },
};

export const rate: readonly Generator[] = [averageSpeed, meeting, minutesToHours];
