import {
  numberAnswer,
  withExplanation,
  type Generator,
  greatestCommonDivisor,
  isWholeNumber,
  pickOne,
  toMistakeAnswer,
} from './generator';

const multiple = (a: number, b: number) => (a * b) / greatestCommonDivisor(a, b);

const speeds = Array.from({ length: 61 }, (_, index) => index + 20);
/**
 * Pairs of speeds with a whole mean, a whole average speed for a round trip, and a distance of 60 to 240 miles (their least common
 * multiple) that takes whole hours at either speed.
 */
const speedPairs = speeds.flatMap((slow) =>
  speeds
    .filter((fast) => slow < fast && fast < 3 * slow && (slow + fast) % 2 === 0)
    .filter((fast) => (2 * slow * fast) % (slow + fast) === 0 && multiple(slow, fast) >= 60)
    .filter((fast) => multiple(slow, fast) <= 240)
    .map((fast) => [slow, fast] as const),
);

const drivers = [
  { who: 'A bus', short: 'bus', where: 'to the beach' },
  { who: 'A truck', short: 'truck', where: 'to a warehouse' },
  { who: 'A mail van', short: 'van', where: 'to a mountain town' },
] as const;

const averageSpeed: Generator = {
  id: 'rate-average-speed',
  topic: 'rate',
  difficulty: 4,
  skeletons: [
    (random) => {
      const [out, back] = random.shuffled(pickOne(random, speedPairs));
      if (out === undefined || back === undefined) return null;
      const shortest = multiple(out, back);
      const distance = shortest < 120 ? shortest * random.integer(1, 2) : shortest;
      const { who, short, where } = pickOne(random, drivers);
      const hours = distance / out + distance / back;
      const key = (2 * out * back) / (out + back);
      // Brute force: finds the speed that covers the round trip in the total time.
      let again = 1;
      while (again * hours < 2 * distance) again += 1;
      return {
        stem: `${who} travels ${distance} miles ${where} at ${out} miles per hour and returns by the same route at ${back} miles per hour. What is its average speed for the whole trip, in miles per hour?`,
        key: withExplanation(
          numberAnswer(key),
          `The whole trip is ${2 * distance} miles in ${hours} hours, and ${2 * distance} divided by ${hours} is ${key}.`,
        ),
        again,
        classic: [
          toMistakeAnswer(
            'looks-right',
            numberAnswer((out + back) / 2),
            `This is the mean of ${out} and ${back}, but the ${short} spends more time at the slower speed.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'left-out',
            numberAnswer(key / 2),
            `Only the ${distance} miles of one way were divided by the ${hours} hours of the whole trip.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(out),
            'This is the speed on the way there, not the average speed for the whole trip.',
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(back),
            'This is the speed on the return trip, not the average speed for the whole trip.',
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer((out + back) / hours),
            `The speeds ${out} and ${back} were added and divided by ${hours} hours, but only a distance is divided by the time.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(2 * out),
            `The ${2 * distance} miles of the whole trip were divided by the time of the trip there alone.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(2 * back),
            `The ${2 * distance} miles of the whole trip were divided by the time of the return trip alone.`,
          ),
        ].filter(isWholeNumber),
        method: `Divide the total distance by the total time: ${2 * distance} miles by \`${distance / out} + ${distance / back}\` hours.`,
      };
    },
  ],
};

const travelers = [
  { places: 'towns', who: 'cyclist', all: 'cyclists', gone: 'ridden', least: 8, most: 20, step: 1 },
  { places: 'cities', who: 'train', all: 'trains', gone: 'traveled', least: 8, most: 16, step: 5 },
  { places: 'harbors', who: 'ferry', all: 'ferries', gone: 'traveled', least: 10, most: 30, step: 1 },
] as const;

const meeting: Generator = {
  id: 'rate-meeting-point',
  topic: 'rate',
  difficulty: 3,
  skeletons: [
    (random) => {
      const { places, who, all, gone, least, most, step } = pickOne(random, travelers);
      const [slow = 0, fast = 0] = [random.integer(least, most), random.integer(least, most)]
        .map((speed) => speed * step)
        .toSorted((one, other) => one - other);
      if (fast - slow < 2 || fast > 2 * slow) return null;
      const hours = random.integer(2, 5);
      const distance = (slow + fast) * hours;
      if (distance % 2 !== 0) return null;
      const isSlower = random.integer(0, 1) === 0;
      const [own, other] = isSlower ? [slow, fast] : [fast, slow];
      const [name, otherName] = isSlower ? ['slower', 'faster'] : ['faster', 'slower'];
      // Advances hour by hour until the two meet.
      let again = 0;
      for (let gap = distance; gap > 0; gap -= slow + fast) again += own;
      return {
        stem: `At noon, two ${all} start toward each other from ${places} ${distance} miles apart, one at ${slow} miles per hour and the other at ${fast} miles per hour. How many miles has the ${name} ${who} ${gone} when they meet?`,
        key: withExplanation(
          numberAnswer(own * hours),
          `They get ${slow + fast} miles closer each hour, so they meet after ${hours} hours. In that time the ${name} ${who} goes \`${own} * ${hours}\` miles.`,
        ),
        again,
        classic: [
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(other * hours),
            `This is how far the ${otherName} ${who} has ${gone} when they meet.`,
          ),
          toMistakeAnswer(
            'looks-right',
            numberAnswer(distance / 2),
            `This is half of ${distance}, but they do not meet halfway because their speeds differ.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(own),
            `This is how far the ${name} ${who} goes in 1 hour, but they meet after ${hours} hours.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer((own * distance) / other),
            `The time was found as ${distance} divided by ${other}, as if only the ${otherName} ${who} were moving.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer((fast - slow) * hours),
            `This is how many more miles the faster ${who} has ${gone} than the slower one.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(distance - other),
            `Only ${other} miles were subtracted from ${distance}, but the ${otherName} ${who} goes ${other} miles in each of the ${hours} hours.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(slow + fast),
            `This is how many miles closer they get each hour, \`${slow} + ${fast}\`.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(distance - slow - fast),
            `This is how many miles apart they still are after 1 hour, \`${distance} - ${slow + fast}\`.`,
          ),
        ].filter((mistake) => isWholeNumber(mistake) && mistake.value < distance),
        method: `Divide ${distance} by \`${slow} + ${fast}\` to find the time, ${hours} hours, and multiply it by ${own}.`,
      };
    },
  ],
};

const machines = [
  {
    things: 'gallons',
    stem: (done: number, minutes: number, hours: string) =>
      `A pump moves ${done} gallons of water in ${minutes} minutes. At this rate, how many gallons does it move in ${hours} hours?`,
  },
  {
    things: 'pages',
    stem: (done: number, minutes: number, hours: string) =>
      `A printer prints ${done} pages in ${minutes} minutes. At this rate, how many pages does it print in ${hours} hours?`,
  },
  {
    things: 'jars',
    stem: (done: number, minutes: number, hours: string) =>
      `A machine fills ${done} jars of honey in ${minutes} minutes. At this rate, how many jars does it fill in ${hours} hours?`,
  },
] as const;

const minutesToHours: Generator = {
  id: 'rate-minutes-to-hours',
  topic: 'rate',
  difficulty: 2,
  skeletons: [
    (random) => {
      const minutes = pickOne(random, [3, 4, 5, 6, 8, 10, 12, 15]);
      const rate = random.integer(3, 15);
      const hours = pickOne(random, [1.5, 2, 2.5, 3, 4]);
      // Rejects a half among the choices, which would stand out among whole numbers.
      if (!Number.isInteger(rate * hours)) return null;
      const { things, stem } = pickOne(random, machines);
      const done = rate * minutes;
      const key = rate * 60 * hours;
      const written = isWholeNumber(numberAnswer(hours)) ? String(hours) : `\`${Math.floor(hours)}{1/2}\``;
      let again = 0;
      for (let passed = 0; passed < 60 * hours; passed += 1) again += done / minutes;
      return {
        stem: stem(done, minutes, written),
        key: withExplanation(
          numberAnswer(key),
          `${done} ${things} in ${minutes} minutes is ${rate} ${things} per minute, and ${written} hours is ${60 * hours} minutes: \`${rate} * ${60 * hours} = ${numberAnswer(key).text}\`.`,
        ),
        again,
        classic: [
          toMistakeAnswer(
            'unit',
            numberAnswer(rate * hours),
            `The rate of ${rate} per minute was multiplied by ${written} without changing hours to minutes.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer(done * 60 * hours),
            `${done} was used as the rate per minute, but it is the number of ${things} in ${minutes} minutes.`,
          ),
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer(done * hours),
            `${done} was multiplied by ${written}, as if ${done} were the rate per hour.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(rate * 60),
            `This is the number of ${things} in 1 hour, 60 times ${rate}, not in ${written} hours.`,
          ),
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer(done * 60),
            `${done} was used as the rate per minute, and for 1 hour instead of ${written} hours.`,
          ),
          toMistakeAnswer(
            'unit',
            numberAnswer(rate * 100 * hours),
            'An hour was counted as 100 minutes, but it has 60 minutes.',
          ),
        ].filter(isWholeNumber),
        method: `Find the rate for 1 minute, ${rate}, then multiply by 60 and by ${written}.`,
      };
    },
  ],
};

const tables = [
  {
    caption: 'Distance Traveled by a Train',
    columns: ['Hours', 'Miles'],
    stem: 'The table shows how far a train goes when it travels at a constant speed. What number is missing from the table?',
    time: 'hour',
    thing: 'miles',
    rates: [35, 80],
  },
  {
    caption: 'Pages Printed',
    columns: ['Minutes', 'Pages'],
    stem: 'The table shows how many pages a printer prints when it prints at a constant rate. What number is missing from the table?',
    time: 'minute',
    thing: 'pages',
    rates: [8, 30],
  },
  {
    caption: 'Water in a Pool',
    columns: ['Minutes', 'Gallons'],
    stem: 'The table shows how much water is in a pool that was empty and is being filled at a constant rate. What number is missing from the table?',
    time: 'minute',
    thing: 'gallons',
    rates: [6, 45],
  },
] as const;

const constantRate: Generator = {
  id: 'rate-table',
  topic: 'rate',
  difficulty: 1,
  skeletons: [
    (random) => {
      const { caption, columns, stem, time, thing, rates } = pickOne(random, tables);
      const rate = random.integer(rates[0], rates[1]);
      const first = random.integer(2, 4);
      const second = first + random.integer(1, 4);
      const third = second + random.integer(1, 5);
      // The number asked for is in either the last row or the middle one.
      const isLast = random.integer(0, 1) === 0;
      const [asked, known] = isLast ? [third, second] : [second, third];
      const key = rate * asked;
      if (first + third === 2 * second || (!isLast && (first + third) % 2 !== 0)) return null;
      const [low, high] = [rate * first, rate * known];
      const cell = (at: number) => (at === asked ? '?' : numberAnswer(rate * at).text);
      const sum = first + known;
      // Counts up from the first row, one unit of time at a time.
      let again = low;
      for (let at = first; at < asked; at += 1) again += low / first;
      return {
        stem,
        key: withExplanation(
          numberAnswer(key),
          `${numberAnswer(low).text} ${thing} in ${first} ${time}s is ${rate} ${thing} per ${time}, and \`${asked} * ${rate} = ${key}\`.`,
        ),
        again,
        classic: [
          isLast
            ? toMistakeAnswer(
                'looks-right',
                numberAnswer(2 * high - low),
                `The difference between ${low} and ${high} was added again, but the ${time}s do not go up by the same amount.`,
              )
            : toMistakeAnswer(
                'looks-right',
                numberAnswer((low + high) / 2),
                `This is halfway between ${low} and ${high}, but ${asked} is not halfway between ${first} and ${known}.`,
              ),
        ],
        mistakes: [
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer(low * asked),
            `${low} was multiplied by ${asked}, as if it were the number for 1 ${time}.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            numberAnswer(low + asked - first),
            `This adds ${asked - first} to ${low} because ${asked} is ${asked - first} more than ${first}, but each ${time} adds ${rate} ${thing}.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            numberAnswer(low + high),
            `The two numbers of ${thing} were added; that is the number for ${sum} ${time}s.`,
          ),
          toMistakeAnswer(
            'misread-figure',
            numberAnswer((high / first) * asked),
            `To find the rate, ${high} was divided by ${first}, which belongs to another row.`,
          ),
          toMistakeAnswer(
            'misread-figure',
            numberAnswer((low / known) * asked),
            `To find the rate, ${low} was divided by ${known}, which belongs to another row.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(rate),
            `This is the number of ${thing} in 1 ${time}, but the missing number is for ${asked} ${time}s.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(2 * low),
            `This doubles ${low}, which gives the number for ${2 * first} ${time}s.`,
          ),
        ].filter(isWholeNumber),
        method: `Divide ${low} by ${first} to find the rate for 1 ${time}, ${rate}, and multiply it by ${asked}.`,
        table: {
          caption,
          columns,
          rows: [first, second, third].map((at) => [String(at), cell(at)]),
        },
      };
    },
  ],
};

export const rateGenerators: readonly Generator[] = [averageSpeed, meeting, minutesToHours, constantRate];
