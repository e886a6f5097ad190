import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyAttemptEvent, type Attempt } from '@/domain/exam/attempts/attempt';
import type { ChoiceLetter } from '@/domain/exam/items/item';
import { judgeAttempt } from '@/domain/exam/scoring/result';
import { nowMs } from '../sample-attempts';
import { finishOf, type Transition, transitionsOf, walkContent, walkKey, walks } from '../sample-walks';

/** A student's input, tracked in plain maps independently of the state machine; items are keyed by part and index ("2/0"). */
interface Given {
  readonly answers: Map<string, ChoiceLetter>;
  readonly checked: Set<string>;
  readonly triedAgain: Set<string>;
  readonly prompts: Map<number, string>;
  readonly outlines: Map<number, string>;
  readonly texts: Map<number, string>;
}

const nothingGiven = (): Given => ({
  answers: new Map(),
  checked: new Set(),
  triedAgain: new Set(),
  prompts: new Map(),
  outlines: new Map(),
  texts: new Map(),
});

/** Records an event's input by the documented rules: a running part accepts what arrives before its time is up. */
function note(given: Given, { before, event, after }: Transition): void {
  const { part } = before;
  const state = before.parts[part];
  if (event === null || state === undefined || after.parts[part]?.ending !== null) return;
  const isStopped = before.phase.name === 'interrupted' || before.phase.name === 'paused';
  if (before.phase.name !== 'running' && !isStopped) return;
  if (state.kind === 'essay' && isStopped) {
    // Text typed just before the stop may arrive after it.
    if (event.type === 'write') given.texts.set(part, event.text);
    if (event.type === 'write-outline') given.outlines.set(part, event.text);
  }
  if (isStopped) return;
  const isAway = after.phase.name === 'interrupted';
  if (state.kind === 'essay') {
    if (event.type === 'write') given.texts.set(part, event.text);
    if (event.type === 'write-outline') given.outlines.set(part, event.text);
    if (event.type === 'choose-prompt' && event.prompt !== 'pro-0009') given.prompts.set(part, event.prompt);
  }
  if (state.kind === 'section' && state.phase === 'answering') {
    const item = `${part}/${state.current}`;
    const { conditions } = before.form;
    const showsExplanations = conditions.mode === 'practice' && conditions.feedback === 'each-question';
    if (event.type === 'check' && showsExplanations && !isAway) {
      // Without a clock, a wrong first answer gets a second try but still counts.
      const isTriedAgain = !given.triedAgain.has(item) && isWrongWithoutClock(given, before);
      (isTriedAgain ? given.triedAgain : given.checked).add(item);
    }
    if (given.checked.has(item) || given.triedAgain.has(item)) return;
    if (event.type === 'choose') given.answers.set(item, event.letter);
    if (event.type === 'clear') given.answers.delete(item);
    if (event.type === 'toggle-cross-out' && given.answers.get(item) === event.letter)
      given.answers.delete(item);
  }
}

function isWrongWithoutClock(given: Given, { form, parts, part }: Attempt): boolean {
  const state = parts[part];
  const asked = form.parts[part];
  if (state?.kind !== 'section' || asked?.kind !== 'section' || asked.limitMs !== null) return false;
  const answer = given.answers.get(`${part}/${state.current}`);
  return answer !== undefined && answer !== asked.keys[state.current];
}

function givenIn({ parts }: Attempt): Given {
  const given = nothingGiven();
  parts.forEach((part, index) => {
    if (part.kind === 'section')
      part.items.forEach(({ response, checked, secondTry }, at) => {
        if (response.state === 'chosen') given.answers.set(`${index}/${at}`, response.letter);
        if (checked) given.checked.add(`${index}/${at}`);
        if (secondTry !== null) given.triedAgain.add(`${index}/${at}`);
      });
    if (part.kind === 'essay') {
      if (part.prompt !== null) given.prompts.set(index, part.prompt);
      if (part.outline !== '') given.outlines.set(index, part.outline);
      if (part.text !== '') given.texts.set(index, part.text);
    }
  });
  return given;
}

const filled = (texts: Map<number, string>) => new Map([...texts].filter(([, text]) => text !== ''));

/** Treats empty text as none. */
function withoutEmpty(given: Given): Given {
  return { ...given, outlines: filled(given.outlines), texts: filled(given.texts) };
}

describe('on any path through any test, with clocks that stop and jump and pages that crash', () => {
  test('loses no answer or text, and invents none', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        const given = nothingGiven();
        for (const transition of transitionsOf(walk)) {
          note(given, transition);
          expect(givenIn(transition.after)).toEqual(withoutEmpty(given));
        }
      }),
    );
  });

  test('the result has every answer with its verdict, and a blank is never wrong', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        const given = nothingGiven();
        transitionsOf(walk).forEach((transition) => note(given, transition));
        const { parts } = judgeAttempt(finishOf(walk), walkContent, nowMs);
        const work = walk.form.parts.flatMap((part, index) => (part.kind === 'break' ? [] : [index]));
        expect(parts).toHaveLength(work.length);
        for (const [place, part] of parts.entries()) {
          if (part.kind === 'essay') continue;
          const expected = part.items.map((_, at) => {
            const answer = given.answers.get(`${work[place]}/${at}`);
            if (answer === undefined) return 'blank';
            return answer === walkKey ? 'right' : 'wrong';
          });
          expect(part.items.map(({ verdict }) => verdict)).toEqual(expected);
          const count = (verdict: string) => expected.filter((each) => each === verdict).length;
          expect(part.score).toMatchObject({
            blank: count('blank'),
            quarters: 4 * count('right') - count('wrong'),
          });
        }
      }),
    );
  });

  test('the result has every text with its prompt', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        const finished = finishOf(walk);
        const essays = finished.parts.filter((part) => part.kind === 'essay');
        const shown = judgeAttempt(finished, walkContent, nowMs).parts.filter(
          (part) => part.kind === 'essay',
        );
        expect(shown.map(({ prompt, outline, text }) => [prompt?.id ?? null, outline, text])).toEqual(
          essays.map(({ prompt, outline, text }) => [prompt, outline, text]),
        );
      }),
    );
  });

  test('a part that has ended never changes: it stays the same object', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        for (const { before, event, after } of transitionsOf(walk)) {
          before.parts.forEach((part, index) => {
            if (part.ending === null) return;
            if (event === null) expect(after.parts[index]).toEqual(part);
            else expect(after.parts[index]).toBe(part);
          });
        }
      }),
    );
  });

  test('nothing changes after the end: it stays the same object', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        const finished = finishOf(walk);
        expect(finished.phase.name).toBe('finished');
        for (const { event } of transitionsOf(walk)) {
          if (event !== null) expect(applyAttemptEvent(finished, event)).toBe(finished);
        }
      }),
    );
  });

  test('the paths reach every phase, both endings, every kind of part, answers, and texts', () => {
    const all = fc.sample(walks, { numRuns: 200, seed: 1 }).flatMap((walk) => transitionsOf(walk));
    const reached = (what: (transition: Transition) => string | null | undefined) =>
      new Set(all.map(what).filter((each) => each !== null && each !== undefined));
    expect(reached(({ after }) => after.phase.name)).toEqual(
      new Set(['directions', 'running', 'paused', 'interrupted', 'finished']),
    );
    expect(reached(({ before, after }) => after.parts[before.part]?.ending)).toEqual(
      new Set(['handed-in', 'time-up']),
    );
    expect(
      reached(({ after }) => (after.phase.name === 'running' ? after.parts[after.part]?.kind : null)),
    ).toEqual(new Set(['section', 'essay', 'break']));
    expect(all.filter(({ event }) => event === null).length).toBeGreaterThan(100);
    expect(all.filter(({ after }) => givenIn(after).answers.size > 1).length).toBeGreaterThan(100);
    expect(all.filter(({ after }) => givenIn(after).texts.size > 0).length).toBeGreaterThan(100);
  });
});
