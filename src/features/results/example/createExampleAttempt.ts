/**
 * The attempt behind the worked example: a fictional student answers the questions of a full form at random, with a fixed seed. Its
 * report is calculated like any other.
 */
import type { Attempt, PartState } from '@/domain/exam/attempts/attempt';
import type { Instant } from '@/domain/exam/attempts/clock';
import type { TestForm, FormSection, TestContent } from '@/domain/exam/test/form';
import { itemIdFromRef, type Item, itemRef, choiceLetters } from '@/domain/exam/items/item';
import { type ItemState, untouchedItem } from '@/domain/exam/items/item-state';
import { newSectionState } from '@/domain/exam/attempts/section-state';
import { assertPresent } from '@/lib/assert';
import { type Random, seededRandom } from '@/lib/random';
import { finishedAttempt } from './finishedAttempt';

const newYork = -300;
const takenAt: Instant = { utcMs: Date.UTC(2026, 10, 14, 14), offsetMinutes: newYork };
const tookMs = 3 * 3_600_000 + 600_000;
/** Freezes "now" at the time of the example test, whatever the current year. */
export const exampleNowMs = takenAt.utcMs + tookMs;

/** Probability of a right answer at the easiest questions, and its drop per step of difficulty, in thousandths. */
const easiest = 960;
const eachStep = 75;
/** Subtracted for inference questions, in thousandths, so that this student is weaker at them. */
const inferenceLess = 260;
const blankShare = 40;
const flagShare = 60;

/** Returns an attempt at the given form under test conditions, finished on a Saturday in November 2026. */
export function createExampleAttempt(form: TestForm, content: TestContent): Attempt {
  const random = seededRandom(2026);
  const items = new Map(content.items.map((item) => [itemRef(item), item]));
  return finishedAttempt({
    id: 'example',
    form,
    startedAt: takenAt,
    finishedMs: exampleNowMs,
    answerSection: (part) => answeredSection(part, items, random),
  });
}

function answeredSection(part: FormSection, items: ReadonlyMap<string, Item>, random: Random): PartState {
  const limitMs = assertPresent(part.limitMs, 'The example is taken under the clock');
  const shareMs = limitMs / part.items.length;
  const slowPassage = part.passages[3];
  let clockMs = 0;
  const states = part.items.map((ref): ItemState => {
    const item = assertPresent(items.get(ref), `The example has no item ${ref}`);
    const isSlow =
      item.kind === 'reading' && slowPassage !== undefined && item.passage === itemIdFromRef(slowPassage);
    const timeMs = Math.round((shareMs * random.integer(500, isSlow ? 2600 : 1300)) / 1000);
    if (clockMs + timeMs > limitMs) return untouchedItem;
    clockMs += timeMs;
    return answeredItem(item, timeMs, clockMs, random);
  });
  const handsIn = clockMs < limitMs - 60_000;
  return {
    ...newSectionState(0),
    items: states,
    current: states.length - 1,
    usedMs: handsIn ? clockMs : limitMs,
    ending: handsIn ? 'handed-in' : 'time-up',
  };
}

function answeredItem(item: Item, timeMs: number, clockMs: number, random: Random): ItemState {
  const weakness = item.kind === 'reading' && item.skill === 'inference' ? inferenceLess : 0;
  const chance = easiest - eachStep * (item.difficulty - 1) - weakness;
  const flagged = random.integer(0, 999) < flagShare;
  const others = random.shuffled(choiceLetters.filter((letter) => letter !== item.key));
  if (random.integer(0, 999) < blankShare)
    return { ...untouchedItem, timeMs, flagged, crossedOut: others.slice(0, random.integer(0, 2)) };
  const wrong = assertPresent(others[0], 'An item has four distractors');
  const letter = random.integer(0, 999) < chance ? item.key : wrong;
  return { ...untouchedItem, timeMs, flagged, response: { state: 'chosen', letter }, answeredAtMs: clockMs };
}
