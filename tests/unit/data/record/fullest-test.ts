/** The largest plausible full test: every question answered, marked, and timed. For tests only. */
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import { maxAttemptNameLength, maxNoteLength } from '@/data/record/notes/noteLimits';
import { loadContentFiles } from '@/data/items/test-content';
import { type Attempt, newAttempt, type PartState, type Suspension } from '@/domain/exam/attempts/attempt';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { type FormSection, buildTestForm } from '@/domain/exam/test/form';
import { choiceLetters } from '@/domain/exam/items/item';
import type { ItemState } from '@/domain/exam/items/item-state';
import { contentNames } from '@/domain/exam/test/test-plan';
import { formItemIds } from '@/domain/exam/test/form-item-ids';
import { assertPresent } from '@/lib/assert';
import { at } from './sample-attempts';

/** The letters of 25 minutes at forty words a minute, and a plan of a few lines. */
const essayLetters = 6000;
const outlineLetters = 1000;
const highlightsOfPassage = 10;
const stopsOfAttempt = 20;

/** All choices but the selected one are crossed out, and times have all the digits of a browser's clock. */
function answeredItem(index: number, shareMs: number): ItemState {
  const letter = assertPresent(choiceLetters[index % choiceLetters.length], 'a letter');
  return {
    response: { state: 'chosen', letter },
    crossedOut: choiceLetters.filter((other) => other !== letter),
    flagged: false,
    confidence: 'leaning',
    timeMs: shareMs,
    answeredAtMs: shareMs * (index + 1),
    checked: false,
    secondTry: null,
    explanationMs: 0,
  };
}

function answeredSection({ items, passages, limitMs }: FormSection): PartState {
  const usedMs = assertPresent(limitMs, 'a full test has clocks') - Math.SQRT2;
  return {
    kind: 'section',
    phase: 'reviewing',
    items: items.map((_, index) => answeredItem(index, (usedMs - 1) / items.length)),
    current: items.length - 1,
    highlights: passages.flatMap((passage) =>
      Array.from({ length: highlightsOfPassage }, (_, index) => ({
        passage,
        paragraph: index,
        start: 100,
        end: 150,
      })),
    ),
    usedMs,
    ending: 'handed-in',
  };
}

/** The test under an ID, with the experimental section and notes of maximum length. */
export async function fullestTest(
  id: string,
): Promise<{ readonly attempt: Attempt; readonly notes: AttemptNotes }> {
  const plan = fullTestPlan('form-a', true);
  const form = buildTestForm(plan, {
    conditions: { mode: 'practice', feedback: 'each-question' },
    timing: 'standard',
    seed: 0,
    seen: new Set(),
    contentOf: await loadContentFiles(contentNames(plan.parts)),
  });
  const stops: readonly Suspension[] = Array.from({ length: stopsOfAttempt }, (_, part) => ({
    at: at(part).utcMs + 1 / 3,
    lengthMs: 100_000 / 3,
    part: part % form.parts.length,
  }));
  const attempt: Attempt = {
    ...newAttempt(id, form, at(0), new Set(formItemIds(form))),
    phase: { name: 'finished', at: { utcMs: at(10_000_000).utcMs, offsetMinutes: -300 } },
    part: form.parts.length - 1,
    parts: form.parts.map((part): PartState => {
      if (part.kind === 'section') return answeredSection(part);
      if (part.kind === 'break') return { kind: 'break', usedMs: part.limitMs, ending: 'time-up' };
      return {
        kind: 'essay',
        prompt: assertPresent(part.prompts[0], 'an essay has prompts'),
        outline: 'o'.repeat(outlineLetters),
        text: 't'.repeat(essayLetters),
        usedMs: assertPresent(part.limitMs, 'a full test has clocks'),
        ending: 'time-up',
      };
    }),
    interruptions: stops,
    pauses: stops,
  };
  const selfCheck = Object.fromEntries(
    ['Answers the prompt', 'Organization', 'Details', 'Language', 'Correctness'].map((point) => [point, 3]),
  );
  const notes = {
    id,
    name: 'n'.repeat(maxAttemptNameLength),
    note: 'm'.repeat(maxNoteLength),
    selfCheck,
    changedAt: at(0).utcMs,
  };
  return { attempt, notes };
}
