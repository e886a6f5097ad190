import { describe, expect, test } from 'vitest';
import {
  type EssayResult,
  type AttemptResult,
  judgeAttempt,
  type SectionResult,
} from '@/domain/exam/scoring/result';
import {
  attemptsAt,
  begin,
  chooseC,
  end,
  nowMs,
  oneSection,
  played,
  practice,
  quantitativePart,
  sampleContent,
  sampleForm,
  samplePassage,
  startUtcMs,
  stepsTo,
  type Step,
} from '../sample-attempts';

const choose = (letter: 'A' | 'B' | 'C' | 'D' | 'E'): Step => ({ type: 'choose', letter });
const next: Step = { type: 'next' };

/** The whole sample test: an essay; a right, a wrong, and a blank quantitative item; then one of each kind. */
const whole: readonly Step[] = [
  begin,
  { type: 'choose-prompt', prompt: 'pro-0002' },
  { type: 'write-outline', text: 'Two reasons.' },
  { type: 'write', text: 'Yes, it should.' },
  end,
  end,
  begin,
  chooseC,
  next,
  choose('A'),
  { type: 'toggle-flag' },
  end,
  begin,
  choose('B'),
  next,
  choose('B'),
  end,
  begin,
  choose('B'),
  next,
  next,
  choose('D'),
  end,
];

function sectionIn(result: AttemptResult, id: string): SectionResult {
  const part = result.parts.find((each) => each.id === id);
  if (part?.kind !== 'section') throw new Error(`no section ${id}`);
  return part;
}

function essayIn(result: AttemptResult): EssayResult {
  const part = result.parts.find((each) => each.kind === 'essay');
  if (part === undefined) throw new Error('no essay');
  return part;
}

describe('the result of a whole test', () => {
  const { attempt, ms } = played(whole);
  const result = judgeAttempt(attempt, sampleContent, nowMs);

  test('records which test it was, how it was taken, and when', () => {
    expect(result).toMatchObject({
      attemptId: 'attempt-1',
      planId: 'form-a',
      conditions: { mode: 'real' },
      timing: 'standard',
      startedAt: { utcMs: startUtcMs, offsetMinutes: -300 },
      finishedAt: { utcMs: startUtcMs + ms, offsetMinutes: -300 },
      interruptions: [],
      pauses: [],
    });
    expect(result.form).toBe(attempt.form);
  });

  test('has the sections and the essay in order, without breaks', () => {
    expect(result.parts.map(({ id }) => id)).toEqual([
      'writing',
      'quantitative-1',
      'reading',
      'experimental',
    ]);
  });

  test('marks each item right, wrong, or blank, with its number, time, and flag', () => {
    const judged = sectionIn(result, 'quantitative-1').items.map(({ item, number, verdict, state }) => [
      item.id,
      number,
      verdict,
      state.timeMs,
      state.flagged,
    ]);
    expect(judged).toEqual([
      ['qua-0001', 1, 'right', 2000, false],
      ['qua-0002', 2, 'wrong', 3000, true],
      ['qua-0003', 3, 'blank', 0, false],
    ]);
  });

  test.each([
    ['quantitative-1', { right: 1, wrong: 1, blank: 1, quarters: 3, maximumQuarters: 12 }],
    ['reading', { right: 2, wrong: 0, blank: 0, quarters: 8, maximumQuarters: 8 }],
    ['experimental', { right: 1, wrong: 1, blank: 1, quarters: 3, maximumQuarters: 12 }],
  ])('adds up the raw score of %s in quarters of a point', (id, score) => {
    expect(sectionIn(result, id).score).toEqual(score);
  });

  test.each([
    ['quantitative-1', [true, false, false], 1],
    ['reading', [false, false], 0],
    ['experimental', [false, false, true], 1],
  ])('tells which items of %s were seen before, and how many', (id, met, seen) => {
    const section = sectionIn(result, id);
    expect(section.items.map(({ seenBefore }) => seenBefore)).toEqual(met);
    expect(section.seen).toBe(seen);
  });

  test('tells which sections are scored', () => {
    const scored = ['quantitative-1', 'reading', 'experimental'].map((id) => sectionIn(result, id).scored);
    expect(scored).toEqual([true, true, false]);
  });

  test('has the pace: the even share of the limit, and the longest time for one item', () => {
    expect(sectionIn(result, 'quantitative-1').pace).toEqual({ evenMs: 30_000, longestMs: 3000 });
    expect(sectionIn(result, 'reading').pace).toEqual({ evenMs: 30_000, longestMs: 2000 });
  });

  test('has the passage for a reading item and none for others', () => {
    expect(sectionIn(result, 'reading').items.map(({ passage }) => passage)).toEqual([
      samplePassage(1),
      samplePassage(1),
    ]);
    expect(sectionIn(result, 'quantitative-1').items.map(({ passage }) => passage)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('has the essay with the chosen prompt', () => {
    expect(essayIn(result)).toEqual({
      kind: 'essay',
      id: 'writing',
      ending: 'handed-in',
      usedMs: 4000,
      limitMs: 120_000,
      prompt: sampleContent.prompts[1],
      outline: 'Two reasons.',
      text: 'Yes, it should.',
    });
  });
});

describe('a result', () => {
  test('of a test ended early has no ending for parts never reached, and only blanks', () => {
    const result = judgeAttempt(
      played([...stepsTo.quantitative, chooseC, { type: 'finish' }]).attempt,
      sampleContent,
      nowMs,
    );
    expect(result.parts.map(({ ending }) => ending)).toEqual(['handed-in', null, null, null]);
    expect(sectionIn(result, 'quantitative-1')).toMatchObject({
      usedMs: 2000,
      score: { right: 1, blank: 2 },
    });
    expect(sectionIn(result, 'reading')).toMatchObject({
      usedMs: 0,
      score: { right: 0, wrong: 0, blank: 2, quarters: 0 },
      pace: { evenMs: 30_000, longestMs: 0 },
    });
  });

  test('says that time ran out, even if one item took it all', () => {
    const long: Step = { type: 'tick', afterMs: 50_000 };
    const result = judgeAttempt(played([begin, long, long], oneSection).attempt, sampleContent, nowMs);
    expect(result.parts).toMatchObject([
      { ending: 'time-up', usedMs: 90_000, limitMs: 90_000, pace: { longestMs: 90_000 } },
    ]);
  });

  test('of an untimed section has no even pace', () => {
    const untimed = { ...oneSection, parts: [{ ...quantitativePart, limitMs: null }] };
    const result = judgeAttempt(played([begin, end], untimed).attempt, sampleContent, nowMs);
    expect(result.parts).toMatchObject([{ limitMs: null, pace: { evenMs: null, longestMs: 1000 } }]);
  });

  test('of an essay without a prompt has none', () => {
    const result = judgeAttempt(played([begin, { type: 'finish' }]).attempt, sampleContent, nowMs);
    expect(essayIn(result)).toMatchObject({ prompt: null, text: '' });
  });

  test('records interruptions and pauses', () => {
    const steps: Step[] = [begin, { type: 'interrupt' }, { type: 'resume', afterMs: 4000 }];
    const paused: Step[] = [{ type: 'pause' }, { type: 'resume', afterMs: 9000 }, { type: 'finish' }];
    const { attempt } = played([...steps, ...paused], { ...sampleForm, conditions: practice });
    const result = judgeAttempt(attempt, sampleContent, nowMs);
    expect(result.interruptions).toEqual([{ at: startUtcMs + 2000, lengthMs: 4000, part: 0 }]);
    expect(result.pauses).toEqual([{ at: startUtcMs + 7000, lengthMs: 9000, part: 0 }]);
  });

  test('uses the version of an item and a passage that the student saw', () => {
    const { items, passages, prompts } = sampleContent;
    const newer = {
      items: [...items.map((item) => ({ ...item, version: 2, key: 'E' as const })), ...items],
      passages: [samplePassage(1, { version: 2 }), ...passages],
      prompts,
    };
    expect(judgeAttempt(played(whole).attempt, newer, nowMs)).toEqual(
      judgeAttempt(played(whole).attempt, sampleContent, nowMs),
    );
  });
});

describe('has no result', () => {
  test.each(['directions', 'essay', 'break', 'section', 'interrupted', 'paused'] as const)(
    'for an attempt at %s',
    (place) => {
      expect(() => judgeAttempt(attemptsAt[place], sampleContent, nowMs)).toThrow(
        'Only a finished attempt has a result',
      );
    },
  );

  test('if an item of the form is missing, and the error names it', () => {
    const items = sampleContent.items.filter(({ id }) => id !== 'ana-0001');
    expect(() => judgeAttempt(attemptsAt.finished, { ...sampleContent, items }, nowMs)).toThrow(
      "The form's item ana-0001 is not among the items given",
    );
  });
});
