import type { Random } from '@/lib/random';
import { capitalize } from '@/lib/text/format';
import {
  formulaAnswer,
  numberAnswer,
  withExplanation,
  type Generator,
  greatestCommonDivisor,
  integersUpTo,
  isWholeNumber,
  type ItemDraft,
  pickOne,
  toMistakeAnswer,
} from './generator';

const multiple = (a: number, b: number) => (a * b) / greatestCommonDivisor(a, b);

/** Plausible speeds of motor vehicles. */
const speeds = Array.from({ length: 41 }, (_, index) => index + 30);
/**
 * Pairs of speeds with a whole average speed for a round trip, and a distance of 60 to 240 miles (their least common multiple) that
 * takes whole hours at either speed.
 */
const speedPairs = speeds.flatMap((slow) =>
  speeds
    .filter((fast) => slow < fast && fast < 3 * slow)
    .filter((fast) => (2 * slow * fast) % (slow + fast) === 0 && multiple(slow, fast) >= 60)
    .filter((fast) => multiple(slow, fast) <= 240)
    .map((fast) => [slow, fast] as const),
);

const drivers = [
  { who: 'A bus', short: 'bus', where: 'to the beach' },
  { who: 'A truck', short: 'truck', where: 'to a warehouse' },
  { who: 'A mail van', short: 'van', where: 'to a mountain town' },
  { who: 'A family’s car', short: 'car', where: 'to a national park' },
] as const;

/** Those of which the mean of the two speeds is whole too. */
const pairsWithMean = speedPairs.filter(([slow, fast]) => (slow + fast) % 2 === 0);

/** A round trip with different speeds and whole hours for each way. */
function pickRoundTrip(random: Random, pairs: typeof speedPairs) {
  const [out = 0, back = 0] = random.shuffled(pickOne(random, pairs));
  const shortest = multiple(out, back);
  const distance = shortest < 120 ? shortest * random.integer(1, 2) : shortest;
  const [hoursOut, hoursBack] = [distance / out, distance / back];
  const average = (2 * out * back) / (out + back);
  return {
    out,
    back,
    distance,
    hoursOut,
    hoursBack,
    hours: hoursOut + hoursBack,
    average,
    ...pickOne(random, drivers),
  };
}

function averageOfRoundTrip(random: Random): ItemDraft | null {
  const {
    out,
    back,
    distance,
    hoursOut,
    hoursBack,
    hours,
    average: key,
    who,
    short,
    where,
  } = pickRoundTrip(random, pairsWithMean);
  if (distance === out || distance === back) return null;
  const slow = Math.min(out, back);
  // Offers only one of the two given speeds, chosen at random.
  const given =
    random.integer(0, 1) === 0
      ? toMistakeAnswer(
          'other-quantity',
          numberAnswer(out),
          `The ${short} goes ${out} miles per hour on the way there, but the question is about the whole trip.`,
        )
      : toMistakeAnswer(
          'other-quantity',
          numberAnswer(back),
          `The ${short} goes ${back} miles per hour on the return trip, but the question is about the whole trip.`,
        );
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
        `You get this by averaging ${out} and ${back}, but the ${short} spends more time at the slower speed.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'left-out',
        numberAnswer(key / 2),
        `Only the ${distance} miles of one way were divided by the ${hours} hours of the whole trip.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(2 * slow),
        `The ${2 * distance} miles were divided by only the ${distance / slow} hours of the ${slow === out ? 'trip there' : 'return trip'}.`,
      ),
      given,
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((out * hoursBack + back * hoursOut) / hours),
        `The hours were switched: ${out} was used for ${hoursBack} hours and ${back} for ${hoursOut} hours.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value <= Math.max(out, back)),
    method: `Divide the total distance by the total time: ${2 * distance} miles by \`${hoursOut} + ${hoursBack}\` hours.`,
  };
}

/** The average speed is given, and the speed on the way back is asked for. */
function speedOfReturn(random: Random): ItemDraft | null {
  const {
    out,
    back: key,
    distance,
    hoursOut,
    hoursBack,
    hours,
    average,
    who,
    short,
    where,
  } = pickRoundTrip(random, speedPairs);
  // The way back is the faster one, as the mistakes below assume.
  if (out > average || distance === out || distance === key) return null;
  // Tries one speed after the other until the round trip takes the whole time.
  let again = 1;
  while (Math.abs(distance / out + distance / again - hours) > 1e-9 && again < 200) again += 1;
  return {
    stem: `${who} travels ${distance} miles ${where} at ${out} miles per hour and returns by the same route. Its average speed for the whole trip is ${average} miles per hour. At what speed does it return, in miles per hour?`,
    key: withExplanation(
      numberAnswer(key),
      `At ${average} miles per hour, ${2 * distance} miles take ${hours} hours. The way there takes ${hoursOut}, which leaves ${hoursBack} for ${distance} miles.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'looks-right',
        numberAnswer(2 * average - out),
        `The average of ${out} and ${2 * average - out} is ${average}, but the ${short} spends more time at the slower speed.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer((out + average) / 2),
        `Averaging ${out} and ${average} does not give the return speed, because ${average} is already an average.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(average),
        `The ${short} averages ${average} miles per hour, but it goes slower on the way there and so faster on the way back.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(average / 2),
        `Dividing ${distance} by all ${hours} hours includes the hours of the way there.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(average - out),
        `Subtracting ${out} from ${average} gives a difference of speeds, not the return speed.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(2 * key),
        `The ${2 * distance} miles of both ways were divided by the ${hoursBack} hours of the return trip alone.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value <= 120 && mistake.value !== distance),
    method: `Find both times: \`{${2 * distance}/${average}} = ${hours}\` hours in all and \`{${distance}/${out}} = ${hoursOut}\` hours there. Use the rest for ${distance} miles.`,
  };
}

const stopSpeeds = [30, 32, 35, 36, 40, 44, 45, 48, 50, 52, 54, 55, 56, 60, 64, 65];
const fewHours = [1, 2, 3, 4];
/** Trips in two parts at different speeds, with a stop between them, and whole average speeds with and without the stop. */
const stoppedTrips = stopSpeeds.flatMap((first) =>
  stopSpeeds
    .filter((second) => second !== first)
    .flatMap((second) =>
      fewHours.flatMap((hoursOne) =>
        fewHours
          .filter((hoursTwo) => hoursTwo !== hoursOne)
          .flatMap((hoursTwo) =>
            [1, 2]
              .filter((stop) => stop !== hoursOne && stop !== hoursTwo)
              .map((stop) => ({ first, second, hoursOne, hoursTwo, stop })),
          ),
      ),
    ),
);
const averageOf = (distance: number, hours: number) => numberAnswer(distance / hours);
const wholeStoppedTrips = stoppedTrips.filter(({ first, second, hoursOne, hoursTwo, stop }) => {
  const distance = first * hoursOne + second * hoursTwo;
  const average = averageOf(distance, hoursOne + stop + hoursTwo);
  return (
    isWholeNumber(average) &&
    isWholeNumber(averageOf(distance, hoursOne + hoursTwo)) &&
    average.value !== first &&
    average.value !== second
  );
});
const hoursInWords = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);

/** Two parts of a trip with a stop between them. */
function averageWithStop(random: Random): ItemDraft | null {
  const { first, second, hoursOne, hoursTwo, stop } = pickOne(random, wholeStoppedTrips);
  const driven = hoursOne + hoursTwo;
  const distance = first * hoursOne + second * hoursTwo;
  const key = distance / (driven + stop);
  const moving = averageOf(distance, driven);
  const { who, short, where } = pickOne(random, drivers);
  // Brute force: finds the speed that covers the distance in the total time.
  let again = 1;
  while (again * (driven + stop) < distance) again += 1;
  return {
    stem: `On its way ${where}, ${who.replace('A', 'a')} travels for ${hoursInWords(hoursOne)} at ${first} miles per hour, stops for ${hoursInWords(stop)}, and then travels for ${hoursInWords(hoursTwo)} at ${second} miles per hour. What is its average speed for the whole trip, including the stop, in miles per hour?`,
    key: withExplanation(
      numberAnswer(key),
      `The ${short} goes \`${first * hoursOne} + ${second * hoursTwo} = ${distance}\` miles in ${driven + stop} hours, and ${distance} divided by ${driven + stop} is ${key}.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'left-out',
        moving,
        `Dividing ${distance} miles by ${driven} hours leaves out the time of the stop.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'looks-right',
        numberAnswer((first + second) / 2),
        `You get this by averaging ${first} and ${second}, but the times at the two speeds differ and there is a stop.`,
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer((first + second) / 3),
        `${first}, 0, and ${second} were averaged, but each counts for a different time.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((first * hoursTwo + second * hoursOne) / (driven + stop)),
        `The hours were switched: ${first} was used for ${hoursInWords(hoursTwo)} and ${second} for ${hoursInWords(hoursOne)}.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(first),
        `The ${short} goes ${first} miles per hour before the stop, but the question is about the whole trip.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(second),
        `The ${short} goes ${second} miles per hour after the stop, but the question is about the whole trip.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(distance / (driven - stop)),
        `The time of the stop was subtracted from ${driven} hours instead of added.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value <= Math.max(first, second)),
    method: `Divide the total distance by the total time: ${distance} miles by \`${hoursOne} + ${stop} + ${hoursTwo}\` hours.`,
  };
}

const averageSpeed: Generator = {
  id: 'rate-average-speed',
  topic: 'rate',
  difficulty: 4,
  levels: ['upper'],
  skeletons: [averageOfRoundTrip, speedOfReturn, averageWithStop],
};

const travelers = [
  {
    places: 'towns',
    who: 'cyclist',
    pronoun: 'she',
    all: 'cyclists',
    from: 'a park',
    gone: 'ridden',
    least: 8,
    most: 20,
    step: 1,
  },
  {
    places: 'cities',
    who: 'train',
    pronoun: 'it',
    all: 'trains',
    from: 'a station',
    gone: 'traveled',
    least: 8,
    most: 16,
    step: 5,
  },
  {
    places: 'harbors',
    who: 'ferry',
    pronoun: 'it',
    all: 'ferries',
    from: 'a harbor',
    gone: 'traveled',
    least: 10,
    most: 30,
    step: 1,
  },
] as const;

function distanceUntilMeeting(random: Random): ItemDraft | null {
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
    stem: `At noon, two ${all} start toward each other from ${places} ${distance} miles apart, one at ${slow} miles per hour and the other at ${fast} miles per hour. How many miles will the ${name} ${who} have ${gone} when they meet?`,
    key: withExplanation(
      numberAnswer(own * hours),
      `They get ${slow + fast} miles closer each hour, so they meet after ${hours} hours. In that time the ${name} ${who} goes \`${own} * ${hours}\` miles.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(other * hours),
        `The ${otherName} ${who} has ${gone} this far when they meet, but the question asks for the ${name} one.`,
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer(distance / 2),
        `Half of ${distance} would be right for equal speeds, but the faster ${who} goes more than half.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(hours),
        `They meet after ${hours} hours, but the question asks for miles.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer((own * distance) / other),
        `The time was found as ${distance} divided by ${other}, as if only the ${otherName} ${who} were moving.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer((fast - slow) * hours),
        `The faster ${who} has ${gone} this many miles more than the slower one when they meet.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(distance - other),
        `Only ${other} miles were subtracted from ${distance}, but the ${otherName} ${who} goes ${other} miles in each of the ${hours} hours.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(slow + fast),
        `Each hour they get \`${slow} + ${fast}\` miles closer, but only one of them goes the distance asked for.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(distance - slow - fast),
        `After 1 hour they are still \`${distance} - ${slow + fast}\` miles apart; they have not met yet.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value < distance),
    method: `Divide ${distance} by \`${slow} + ${fast}\` to find the time, ${hours} hours, and multiply it by ${own}.`,
  };
}

/** One starts later and catches up with the other. */
function distanceUntilCatchUp(random: Random): ItemDraft | null {
  const { who, pronoun, from, least, most, step } = pickOne(random, travelers);
  const [head, hours] = [random.integer(1, 3), random.integer(2, 6)];
  if (head === hours) return null;
  // In the time in which the faster one goes the whole way, the slower one has had the head start too.
  const shared = greatestCommonDivisor(hours, hours + head);
  const [slowPart, fastPart] = [hours / shared, (hours + head) / shared];
  const units = integersUpTo(most).filter((unit) => slowPart * unit >= least && fastPart * unit <= most);
  if (units.length === 0) return null;
  const unit = step * pickOne(random, units);
  const [slow, fast] = [slowPart * unit, fastPart * unit];
  const key = fast * hours;
  // Advances hour by hour until the second has gone as far as the first.
  let [first, again] = [slow * head, 0];
  while (again < first) {
    first += slow;
    again += fast;
  }
  const headStart = head === 1 ? '1 hour' : `${head} hours`;
  const withoutHead = toMistakeAnswer(
    'left-out',
    numberAnswer(slow * hours),
    `In ${hours} hours the slower ${who} goes \`${slow} * ${hours}\` miles, but the ${slow * head}-mile head start was left out.`,
  );
  const fromNoon = toMistakeAnswer(
    'miscounted',
    numberAnswer(fast * (hours + head)),
    `The ${hours} hours and the ${headStart} before were both counted for the faster ${who}, but ${pronoun} starts later.`,
  );
  // Chooses at random which of the two common mistakes is always offered: the one below the key or the one above it.
  const isBelow = random.integer(0, 1) === 0;
  return {
    stem: `At noon, a ${who} leaves ${from} and travels at ${slow} miles per hour. A second ${who} leaves the same ${from.replace('a ', '')} ${headStart} later at ${fast} miles per hour and follows the same route. How many miles from ${from.replace('a ', 'the ')} will the second ${who} be when ${pronoun} catches up with the first?`,
    key: withExplanation(
      numberAnswer(key),
      `The first ${who} is ${slow * head} miles ahead, and the second gains ${fast - slow} miles each hour. That takes ${hours} hours, in which the second goes \`${fast} * ${hours}\` miles.`,
    ),
    again,
    classic: [isBelow ? withoutHead : fromNoon],
    mistakes: [
      isBelow ? fromNoon : withoutHead,
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(slow * head),
        `${slow * head} miles is only the first ${who}’s head start.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer((fast * slow * head) / (slow + fast)),
        `The ${slow * head} miles were divided by the sum of the speeds, as if the two went toward each other.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(fast * head),
        `The faster ${who} goes ${fast * head} miles in ${headStart}, but catching up takes ${hours} hours.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(key + slow * head),
        `The head start of ${slow * head} miles was added, but both are ${key} miles from where they started.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer((slow + fast) * head),
        `Multiplying the sum of the speeds by ${head} ignores that the second ${who} gains only ${fast - slow} miles each hour.`,
      ),
    ].filter(isWholeNumber),
    method: `Divide the head start, ${slow * head} miles, by \`${fast} - ${slow}\` to find the hours, and multiply by ${fast}.`,
  };
}

const meeting: Generator = {
  id: 'rate-meeting-point',
  topic: 'rate',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [distanceUntilMeeting, distanceUntilCatchUp],
};

const machines = [
  {
    things: 'gallons',
    does: 'moves',
    least: 3,
    most: 15,
    stem: (done: number, minutes: number, hours: string) =>
      `A pump moves ${done} gallons of water in ${minutes} minutes. At this rate, how many gallons does it move in ${hours} hours?`,
    minutesStem: (done: string, hours: string, minutes: number) =>
      `A pump moves ${done} gallons of water in ${hours} hours. At this rate, how many gallons does it move in ${minutes} minutes?`,
    caption: 'Two Pumps',
    columns: ['Pump', 'Gallons', 'Minutes'],
    compareStem: (hours: string) =>
      `The table shows how many gallons of water each of two pumps moves in a given number of minutes. At these rates, how many more gallons does pump B move than pump A in ${hours} hours?`,
  },
  {
    things: 'pages',
    does: 'prints',
    least: 3,
    most: 20,
    stem: (done: number, minutes: number, hours: string) =>
      `A printer prints ${done} pages in ${minutes} minutes. At this rate, how many pages does it print in ${hours} hours?`,
    minutesStem: (done: string, hours: string, minutes: number) =>
      `A printer prints ${done} pages in ${hours} hours. At this rate, how many pages does it print in ${minutes} minutes?`,
    caption: 'Two Printers',
    columns: ['Printer', 'Pages', 'Minutes'],
    compareStem: (hours: string) =>
      `The table shows how many pages each of two printers prints in a given number of minutes. At these rates, how many more pages does printer B print than printer A in ${hours} hours?`,
  },
  {
    things: 'jars',
    does: 'fills',
    least: 3,
    most: 12,
    stem: (done: number, minutes: number, hours: string) =>
      `A machine fills ${done} jars of honey in ${minutes} minutes. At this rate, how many jars does it fill in ${hours} hours?`,
    minutesStem: (done: string, hours: string, minutes: number) =>
      `A machine fills ${done} jars of honey in ${hours} hours. At this rate, how many jars does it fill in ${minutes} minutes?`,
    caption: 'Two Machines',
    columns: ['Machine', 'Jars', 'Minutes'],
    compareStem: (hours: string) =>
      `The table shows how many jars of honey each of two machines fills in a given number of minutes. At these rates, how many more jars does machine B fill than machine A in ${hours} hours?`,
  },
] as const;

const someMinutes = [3, 4, 5, 6, 8, 10, 12, 15];
/** Hours as a stem shows them: "2", or "1½" as a formula. */
const hoursText = (hours: number) =>
  Number.isInteger(hours) ? String(hours) : `\`${Math.floor(hours)}{1/2}\``;

function amountInHours(random: Random): ItemDraft | null {
  const minutes = pickOne(random, someMinutes);
  const { things, stem, least, most } = pickOne(random, machines);
  const rate = random.integer(least, most);
  const hours = pickOne(random, [1.5, 2, 2.5, 3, 4]);
  // Rejects a half among the choices, which would stand out among whole numbers.
  if (!Number.isInteger(rate * hours) || [minutes, hours].includes(rate) || minutes === hours) return null;
  const done = rate * minutes;
  const key = rate * 60 * hours;
  const written = hoursText(hours);
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
      ...(Number.isInteger(hours)
        ? []
        : [
            toMistakeAnswer(
              'unit',
              numberAnswer(rate * (60 * hours + 20)),
              `${written} hours was read as ${Math.floor(hours) === 1 ? '1 hour' : `${Math.floor(hours)} hours`} and 50 minutes, but half an hour is 30 minutes.`,
            ),
          ]),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(done * hours),
        `${done} was multiplied by ${written}, as if ${done} were the rate per hour.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(rate * 60),
        `${numberAnswer(rate * 60).text} is the number of ${things} in 1 hour, but the question asks about ${written} hours.`,
      ),
      toMistakeAnswer(
        'unit',
        numberAnswer(rate * 100 * hours),
        'An hour was counted as 100 minutes, but it has 60 minutes.',
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value < 12 * key),
    method: `Find the rate for 1 minute, ${rate}, then multiply by 60 and by ${written}.`,
  };
}

/** The amount in hours is given, and the amount in some minutes is asked for. */
function amountInMinutes(random: Random): ItemDraft | null {
  const minutes = pickOne(random, someMinutes);
  const { things, minutesStem, least, most } = pickOne(random, machines);
  const rate = random.integer(least, most);
  const hours = pickOne(random, [1.5, 2, 2.5, 3, 4]);
  if (!Number.isInteger(rate * hours) || [minutes, hours].includes(rate) || minutes === hours) return null;
  const key = rate * minutes;
  const done = rate * 60 * hours;
  const [written, total] = [hoursText(hours), numberAnswer(done).text];
  const perHour = rate * 60;
  let again = 0;
  for (let passed = 0; passed < minutes; passed += 1) again += done / (60 * hours);
  const asHours = toMistakeAnswer(
    'unit',
    numberAnswer(perHour * minutes),
    `The rate of ${numberAnswer(perHour).text} ${things} per hour was multiplied by ${minutes}, but ${minutes} is a number of minutes.`,
  );
  const oneMinute = toMistakeAnswer(
    'stopped-early',
    numberAnswer(rate),
    `In 1 minute there are ${rate} ${things}, but the question asks about ${minutes} minutes.`,
  );
  // Chooses at random which of the two common mistakes is always offered: the one above the key or the one below it.
  const isHours = random.integer(0, 1) === 0;
  return {
    stem: minutesStem(total, written, minutes),
    key: withExplanation(
      numberAnswer(key),
      `${written} hours is ${60 * hours} minutes, so the rate is ${rate} ${things} per minute, and \`${rate} * ${minutes} = ${key}\`.`,
    ),
    again,
    classic: [isHours ? asHours : oneMinute],
    mistakes: [
      isHours ? oneMinute : asHours,
      toMistakeAnswer(
        'unit',
        numberAnswer((done / (100 * hours)) * minutes),
        'An hour was counted as 100 minutes, but it has 60 minutes.',
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(done / minutes),
        `Dividing ${total} by ${minutes} treats the whole amount as ${minutes} equal parts.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(perHour),
        `In 1 hour there are ${perHour} ${things}, but the question asks about ${minutes} minutes.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer((done / 60) * minutes),
        `The ${total} ${things} were treated as the amount for 1 hour, but they take ${written} hours.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(perHour / minutes),
        `The rate of ${perHour} per hour was divided by ${minutes}. Divide by 60 to find the rate per minute, and multiply by ${minutes}.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(rate * hours),
        `Dividing ${total} by 60 leads to the amount for ${written} minutes, not ${minutes} minutes.`,
      ),
    ].filter(isWholeNumber),
    method: `Divide ${total} by ${60 * hours} minutes to find the rate for 1 minute, ${rate}, and multiply by ${minutes}.`,
  };
}

/** Two machines are compared. */
function differenceInHours(random: Random): ItemDraft | null {
  const [minutesA = 0, minutesB = 0] = random.shuffled(someMinutes);
  const { things, does, caption, columns, compareStem, least, most } = pickOne(random, machines);
  const [rateA = 0, rateB = 0] = [random.integer(least, most), random.integer(least, most)].toSorted(
    (one, other) => one - other,
  );
  const hours = pickOne(random, [1.5, 2, 2.5, 3]);
  const gap = rateB - rateA;
  const [doneA, doneB] = [rateA * minutesA, rateB * minutesB];
  const key = gap * 60 * hours;
  if (gap < 2 || doneA === doneB || !Number.isInteger(gap * hours) || gap === hours) return null;
  if (doneA === key || doneB === key) return null;
  const written = hoursText(hours);
  const name = columns[0].toLowerCase();
  let again = 0;
  for (let passed = 0; passed < 60 * hours; passed += 1) again += doneB / minutesB - doneA / minutesA;
  const inMinutes = toMistakeAnswer(
    'unit',
    numberAnswer(gap * hours),
    `The difference of ${gap} per minute was multiplied by ${written} without changing hours to minutes.`,
  );
  const ofB = toMistakeAnswer(
    'stopped-early',
    numberAnswer(rateB * 60 * hours),
    `${columns[0]} B ${does} ${numberAnswer(rateB * 60 * hours).text} ${things}; the question asks how many more it ${does} than ${name} A.`,
  );
  const isAbove = random.integer(0, 1) === 0;
  return {
    stem: compareStem(written),
    key: withExplanation(
      numberAnswer(key),
      `The rates are ${rateA} and ${rateB} ${things} per minute. The difference of ${gap} per minute makes \`${gap} * ${60 * hours} = ${numberAnswer(key).text}\` in ${written} hours.`,
    ),
    again: Math.round(again),
    classic: [isAbove ? ofB : inMinutes],
    mistakes: [
      isAbove ? inMinutes : ofB,
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(Math.abs(doneB - doneA) * 60 * hours),
        `The numbers in the table, ${doneA} and ${doneB}, were used as rates per minute, but they are for ${minutesA} and ${minutesB} minutes.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(gap * 60),
        `In 1 hour ${name} B is ${gap * 60} ${things} ahead, but the question asks about ${written} hours.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(rateA * 60 * hours),
        `${columns[0]} A ${does} ${numberAnswer(rateA * 60 * hours).text} ${things}; the question asks how many more ${name} B ${does}.`,
      ),
      toMistakeAnswer(
        'unit',
        numberAnswer(gap * 100 * hours),
        'An hour was counted as 100 minutes, but it has 60 minutes.',
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer((rateA + rateB) * 60 * hours),
        `The two rates were added, but “how many more” asks for the difference.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(Math.abs(doneB - doneA) * hours),
        `The difference between ${doneA} and ${doneB} was multiplied by ${written}, but these numbers are for different times.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value < 8 * key),
    method: `Find both rates for 1 minute, ${rateA} and ${rateB}. Multiply their difference by 60 and by ${written}.`,
    table: {
      caption,
      columns,
      rows: [
        ['A', String(doneA), String(minutesA)],
        ['B', String(doneB), String(minutesB)],
      ],
    },
  };
}

const minutesToHours: Generator = {
  id: 'rate-minutes-to-hours',
  topic: 'rate',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [amountInHours, amountInMinutes, differenceInHours],
};

const tables = [
  {
    caption: 'Distance Traveled by a Train',
    columns: ['Hours', 'Miles'],
    story: 'The table shows how far a train goes when it travels at a constant speed.',
    timeStem: (amount: string) => `At this speed, in how many hours does the train go ${amount} miles?`,
    letter: 'd',
    letterStem: 'Which equation gives the distance `d`, in miles, that the train goes in `t` hours?',
    time: 'hour',
    thing: 'miles',
    rates: [35, 80],
  },
  {
    caption: 'Pages Printed',
    columns: ['Minutes', 'Pages'],
    story:
      'A printer prints at a constant rate. The table shows how many pages it prints in different numbers of minutes.',
    timeStem: (amount: string) =>
      `At this rate, how many minutes does the printer take to print ${amount} pages?`,
    letter: 'p',
    letterStem: 'Which equation gives the number `p` of pages that the printer prints in `t` minutes?',
    time: 'minute',
    thing: 'pages',
    rates: [8, 30],
  },
  {
    caption: 'Water in a Pool',
    columns: ['Minutes', 'Gallons'],
    story:
      'An empty pool is filled at a constant rate. The table shows the number of gallons in it after different numbers of minutes.',
    timeStem: (amount: string) =>
      `At this rate, after how many minutes will the pool hold ${amount} gallons?`,
    letter: 'g',
    letterStem: 'Which equation gives the number `g` of gallons in the pool after `t` minutes?',
    time: 'minute',
    thing: 'gallons',
    rates: [6, 45],
  },
] as const;

function missingNumber(random: Random): ItemDraft | null {
  const { caption, columns, story, time, thing, rates } = pickOne(random, tables);
  const rate = random.integer(rates[0], rates[1]);
  const first = random.integer(2, 4);
  const second = first + random.integer(1, 4);
  const third = second + random.integer(1, 5);
  if ([first, second, third].includes(rate) || third === first + second) return null;
  // The number asked for is in either the last row or the middle one.
  const isLast = random.integer(0, 1) === 0;
  const [asked, known] = isLast ? [third, second] : [second, third];
  const key = rate * asked;
  // Twice the first row would need no rate.
  if (asked === 2 * first) return null;
  if (first + third === 2 * second || (!isLast && (first + third) % 2 !== 0)) return null;
  const [low, high] = [rate * first, rate * known];
  const cell = (at: number) => (at === asked ? '?' : numberAnswer(rate * at).text);
  const sum = first + known;
  // Counts up from the first row, one unit of time at a time.
  let again = low;
  for (let at = first; at < asked; at += 1) again += low / first;
  return {
    stem: `${story} What number is missing from the table?`,
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
            `Halfway between ${low} and ${high} looks right, but ${asked} is not halfway between ${first} and ${known}.`,
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
        `You get this by adding ${asked - first} to ${low} because ${asked} is ${asked - first} more than ${first}, but each ${time} adds ${rate} ${thing}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(low + high),
        `The two numbers of ${thing} were added; that is the number for ${sum} ${time}s.`,
      ),
      ...(isLast
        ? [
            toMistakeAnswer(
              'wrong-whole',
              numberAnswer(low + rate * (asked - known)),
              `${rate * (asked - known)} ${thing} were added to the ${low} of the first row, but ${asked} ${time}s is ${asked - known} more than ${known}, not than ${first}.`,
            ),
          ]
        : []),
      ...(high % first === 0
        ? [
            toMistakeAnswer(
              'misread-figure',
              numberAnswer((high / first) * asked),
              `To find the rate, ${high} was divided by ${first}, which belongs to another row.`,
            ),
          ]
        : []),
      ...(low % known === 0
        ? [
            toMistakeAnswer(
              'misread-figure',
              numberAnswer((low / known) * asked),
              `To find the rate, ${low} was divided by ${known}, which belongs to another row.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(rate),
        `In 1 ${time} there are ${rate} ${thing}, but the missing number is for ${asked} ${time}s.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(2 * low),
        `Doubling ${low} gives the number for ${2 * first} ${time}s, not ${asked}.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value !== low && mistake.value !== high),
    method: `Divide ${low} by ${first} to find the rate for 1 ${time}, ${rate}, and multiply it by ${asked}.`,
    table: {
      caption,
      columns,
      rows: [first, second, third].map((at) => [String(at), cell(at)]),
    },
  };
}

/** The first row of the table doesn't stand for 1 unit of time. */
function pickConstantRate(random: Random) {
  const table = pickOne(random, tables);
  const rate = random.integer(table.rates[0], table.rates[1]);
  const first = random.integer(2, 4);
  const second = first + random.integer(1, 3);
  const third = second + random.integer(1, 3);
  const times = [first, second, third];
  const isUsable = !times.includes(rate) && third !== first + second;
  const rows = times.map((at) => [String(at), numberAnswer(rate * at).text]);
  return { ...table, rate, first, second, third, rows, isUsable };
}

function timeForAmount(random: Random): ItemDraft | null {
  const { caption, columns, story, timeStem, time, thing, rate, first, second, third, rows, isUsable } =
    pickConstantRate(random);
  const key = third + random.integer(2, 6);
  const amount = rate * key;
  const last = rate * third;
  const low = rate * first;
  if (!isUsable || [2 * third, first + third, second + third, rate].includes(key)) return null;
  let again = 0;
  for (let reached = 0; reached < amount; reached += low / first) again += 1;
  const total = numberAnswer(amount).text;
  const pattern = toMistakeAnswer(
    'looks-right',
    numberAnswer(third + third - second),
    `The ${time}s in the table were continued from ${second} and ${third}, but ${total} does not belong to that row.`,
  );
  const nextRow = toMistakeAnswer(
    'misread-figure',
    numberAnswer(amount / (rate * (second - first))),
    `Dividing ${total} by the difference of the first two rows treats it as the number for 1 ${time}.`,
  );
  return {
    stem: `${story} ${timeStem(total)}`,
    key: withExplanation(
      numberAnswer(key),
      `${numberAnswer(low).text} ${thing} in ${first} ${time}s is ${rate} ${thing} per ${time}, and ${total} divided by ${rate} is ${key}.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(key - third),
        `From ${numberAnswer(last).text} to ${total} takes ${key - third} more ${time}s, but the ${third} ${time}s before count too.`,
      ),
    ],
    mistakes: [
      pattern,
      nextRow,
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(rate),
        `${rate} is the number of ${thing} per ${time}, not the number of ${time}s.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(2 * third),
        `${third} ${time}s were doubled, but ${total} is not twice ${numberAnswer(last).text}.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(key + third),
        `The ${third} ${time}s in the table were added, but ${total} already includes what happens in them.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(key - first),
        `The ${thing} after the first row, \`${amount} - ${low} = ${amount - low}\`, take ${key - first} ${time}s, but the first ${first} ${time}s count too.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(key + first),
        `The ${first} ${time}s of the first row were counted twice.`,
      ),
    ].filter(isWholeNumber),
    method: `Divide ${numberAnswer(low).text} by ${first} to find the rate for 1 ${time}, ${rate}, and divide ${total} by it.`,
    table: { caption, columns, rows },
  };
}

function equationOfTable(random: Random): ItemDraft | null {
  const {
    caption,
    columns,
    story,
    letter,
    letterStem,
    time,
    thing,
    rate,
    first,
    second,
    third,
    rows,
    isUsable,
  } = pickConstantRate(random);
  if (!isUsable) return null;
  const [low, high] = [rate * first, rate * third];
  // An arbitrary time to put in for t.
  const at = 1000;
  const equation = (value: number, right: string) => formulaAnswer(value, `${letter} = ${right}`);
  const sum = toMistakeAnswer(
    'half-checked',
    equation(at + low - first, `t + ${low - first}`),
    `Adding ${low - first} fits the first row, but \`${second} + ${low - first}\` is not ${rate * second}.`,
  );
  const firstRow = toMistakeAnswer(
    'wrong-whole',
    equation(low * at, `${low}t`),
    `The first row shows ${low} ${thing} for ${first} ${time}s, not for 1 ${time}.`,
  );
  // Chooses at random which of the two common mistakes is always offered: the one below the key or the one above it.
  const isSum = random.integer(0, 1) === 0;
  // Adds the rate once for each unit of time.
  let again = 0;
  for (let passed = 0; passed < at; passed += 1) again += low / first;
  return {
    stem: `${story} ${letterStem}`,
    key: withExplanation(
      equation(rate * at, `${rate}t`),
      `In each row, the number of ${thing} is ${rate} times the number of ${time}s: \`${rate} * ${first} = ${low}\` and \`${rate} * ${third} = ${high}\`.`,
    ),
    again,
    classic: [isSum ? sum : firstRow],
    mistakes: [
      isSum ? firstRow : sum,
      toMistakeAnswer(
        'wrong-operation',
        equation(at + rate, `t + ${rate}`),
        `Each ${time} adds another ${rate} ${thing}, so multiply \`t\` by ${rate}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        equation(rate * (second - first) * at, `${rate * (second - first)}t`),
        `From the first row to the second, the number grows by ${rate * (second - first)}, but that takes ${second - first} ${time}s.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        equation(at / rate, `{t/${rate}}`),
        `${capitalize(thing)} and ${time}s were switched; this gives too few ${thing}.`,
      ),
      toMistakeAnswer(
        'miscounted',
        equation(rate * at + low, `${rate}t + ${low}`),
        `The rate is right, but nothing is there at the beginning, so ${low} must not be added.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        equation(rate * (third - second) * at, `${rate * (third - second)}t`),
        `From the second row to the third, the number grows by ${rate * (third - second)}, but that takes ${third - second} ${time}s.`,
      ),
    ],
    method: `Divide the second column by the first in each row; the result is always ${rate}.`,
    table: { caption, columns, rows },
  };
}

const constantRate: Generator = {
  id: 'rate-table',
  topic: 'rate',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [missingNumber, timeForAmount, equationOfTable],
};

export const rateGenerators: readonly Generator[] = [averageSpeed, meeting, minutesToHours, constantRate];
