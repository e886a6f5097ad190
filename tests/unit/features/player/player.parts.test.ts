import { formatMinuteCount } from '@/lib/text/format';
import { partsForTiming } from '@/domain/exam/test/test-plan';
import { describe, expect, test } from 'vitest';
import { applyAttemptEvent, newAttempt } from '@/domain/exam/attempts/attempt';
import type { ClockReading } from '@/domain/exam/attempts/clock';
import type { TestForm, FormSection } from '@/domain/exam/test/form';
import type { Passage } from '@/domain/exam/items/item';
import { newSectionState } from '@/domain/exam/attempts/section-state';
import { barPositionLabel, partPositionLabel } from '@/features/player/frame/partPosition';
import { currentScreen } from '@/features/player/frame/playerScreen';
import {
  describeProgress,
  testCompletionShare,
  computeTestTimeTotals,
} from '@/features/player/frame/testProgress';
import { testStripParts, timeToGoText } from '@/features/player/parts/testStripParts';
import { partDirectionsText, partStatLabels, partRuleTexts } from '@/features/player/parts/directionsText';
import { breakTitle, finishedPartText, finishedPartRows } from '@/features/player/parts/breakText';
import { passageLabel } from '@/features/player/question/passageLabel';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { quickVerbalPlan } from '@/domain/exam/catalog/practice-plans';
import { analogyItem, synonymItem } from '../../domain/exam/sample-items';

const minute = 60_000;

const many = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
const readingItem = (passage: string, n: number) => ({
  ...synonymItem(n),
  section: 'reading' as const,
  kind: 'reading' as const,
  skill: 'detail' as const,
  passage,
});

const now: ClockReading = { utcMs: 0, monotonicMs: 0, offsetMinutes: 0 };
const plan = fullTestPlan('form-a', false);
const form: TestForm = {
  planId: plan.id,
  level: plan.level,
  source: { kind: 'set', set: 'form-a' },
  conditions: { mode: 'real' },
  timing: 'standard',
  parts: partsForTiming(plan, 'standard').map((part) => {
    const { id } = part;
    const limitMs = part.minutes * minute;
    if (part.kind === 'break') return { kind: 'break', id, limitMs };
    const { content } = part;
    return part.kind === 'essay'
      ? { kind: 'essay', id, limitMs, prompts: ['wri-0001', 'wri-0002'], content }
      : {
          kind: 'section',
          id,
          section: part.section,
          scored: true,
          limitMs,
          items: many(4, (n) => `${id}-${n}`),
          keys: many(4, () => 'A' as const),
          passages: [],
          content,
        };
  }),
};
const verbal: FormSection = {
  kind: 'section',
  id: 'verbal',
  section: 'verbal',
  scored: true,
  limitMs: 30 * minute,
  items: [],
  keys: [],
  passages: [],
  content: ['form-a/verbal'],
};
const start = newAttempt('one', form, now, new Set());
const inBreak = [{ type: 'begin-part' } as const, { type: 'end-part' } as const].reduce(
  (attempt, move) => applyAttemptEvent(attempt, { ...move, now }),
  start,
);

describe('the frame', () => {
  test('shows the screen for the phase', () => {
    expect(currentScreen(start)).toBe('directions');
    expect(currentScreen(applyAttemptEvent(start, { type: 'begin-part', now }))).toBe('essay');
    expect(currentScreen(inBreak)).toBe('break');
    expect(currentScreen(applyAttemptEvent(inBreak, { type: 'interrupt', now }))).toBe('interrupted');
    const section = [{ type: 'end-part' } as const, { type: 'begin-part' } as const].reduce(
      (attempt, move) => applyAttemptEvent(attempt, { ...move, now }),
      inBreak,
    );
    expect(currentScreen(section)).toBe('question');
    expect(currentScreen(applyAttemptEvent(section, { type: 'open-review', now }))).toBe('review');
    expect(currentScreen(applyAttemptEvent(section, { type: 'finish', now }))).toBe('finished');
    expect(describeProgress(section, 'question')).toEqual({ share: 0.25, words: 'Question 1 of 4' });
  });

  test('says where the student is in the test', () => {
    expect(partPositionLabel(form.parts, 0)).toBe('Section 1 of 5: Writing');
    expect(partPositionLabel(form.parts, 4)).toBe('Break after section 3 of 5');
    expect(partPositionLabel(form.parts, 5)).toBe('Section 4 of 5: Verbal');
    expect(partPositionLabel([verbal], 0)).toBe('Verbal');
    expect(barPositionLabel(quickVerbalPlan('upper').title, [verbal], 0)).toBe('');
  });

  test('measures the whole test by time, or by parts if untimed', () => {
    expect(computeTestTimeTotals(inBreak)).toEqual({ totalMs: 175 * minute, doneMs: 25 * minute });
    const untimed = {
      ...inBreak,
      form: {
        ...form,
        parts: form.parts.map((part) => (part.kind === 'break' ? part : { ...part, limitMs: null })),
      },
    };
    expect(computeTestTimeTotals(untimed)).toBeNull();
    expect(testCompletionShare(untimed)).toBeCloseTo(1 / 5);
    expect(timeToGoText(untimed)).toBe('6 of 7 parts to go');
    expect(timeToGoText(inBreak)).toBe('150 of 175 minutes to go');
  });
});

describe('the progress strip of the whole test', () => {
  test('shows what is done, current, and to come', () => {
    const strip = testStripParts({
      ...inBreak,
      parts: inBreak.parts.with(1, { kind: 'break', usedMs: 5 * minute, ending: null }),
    });
    expect(strip.map(({ status }) => status)).toEqual([
      'done',
      'now',
      'to-come',
      'to-come',
      'to-come',
      'to-come',
      'to-come',
    ]);
    expect(strip.map(({ share }) => share).slice(0, 3)).toEqual([1, 0.5, 0]);
    expect(strip[0]).toMatchObject({ title: 'Writing', length: '25 min' });
  });
});

const names = (rules: readonly (readonly [string, string])[]) => rules.map(([name]) => name);

describe('the directions', () => {
  const sixty = { ...verbal, items: many(60, String) };
  const verbalItems = [...many(30, synonymItem), ...many(30, analogyItem)];

  test('say what to do', () => {
    expect(partDirectionsText(sixty, verbalItems, 0)).toBe(
      'First 30 synonyms, then 30 analogies. Each question has five choices and one best answer.',
    );
    const reading = { ...sixty, section: 'reading' as const };
    const items = [...many(5, (n) => readingItem('one', n)), ...many(4, (n) => readingItem('two', n))];
    expect(partDirectionsText(reading, items, 0)).toMatch(/^2 passages with 4 to 5 questions each\./);
    expect(partDirectionsText(reading, items.slice(0, 5), 0)).toMatch(/^One passage with 5 questions\./);
  });

  test('give figures from the form, with or without extra time', () => {
    expect(partStatLabels(sixty)).toEqual([
      ['60', 'questions'],
      ['30', 'minutes'],
      ['30', 'seconds per question'],
    ]);
    expect(partStatLabels({ ...sixty, limitMs: 45 * minute })).toEqual([
      ['60', 'questions'],
      ['45', 'minutes'],
      ['45', 'seconds per question'],
    ]);
    expect(partStatLabels({ ...sixty, limitMs: null })).toEqual([
      ['60', 'questions'],
      ['No', 'clock'],
    ]);
    expect(formatMinuteCount(37.5)).toBe('37\u00bd');
    expect(formatMinuteCount(31.25)).toBe('31\u00bc');
  });

  test('give the rules for the conditions', () => {
    const setting = { title: 'Verbal', before: 'Reading', conditions: { mode: 'real' } } as const;
    expect(names(partRuleTexts(sixty, setting))).toEqual(['Scoring', 'Guessing', 'Going back', 'At 0:00']);
    expect(partRuleTexts(sixty, setting)[2]?.[1]).toBe(
      'Within Verbal, as often as you like, but not to Reading.',
    );
    const practice = { ...setting, conditions: { mode: 'practice', feedback: 'at-end' } } as const;
    expect(names(partRuleTexts({ ...sixty, limitMs: null }, practice))).toEqual([
      'Scoring',
      'Guessing',
      'Going back',
      'Pausing',
      'Explanations',
      'Clock',
    ]);
    expect(names(partRuleTexts({ ...sixty, scored: false }, setting))).toEqual([
      'Scoring',
      'Going back',
      'At 0:00',
    ]);
  });
});

describe('the break', () => {
  test('summarizes the part that is done', () => {
    expect(finishedPartRows(verbal, { ...newSectionState(4), usedMs: 61_000 })).toEqual([
      ['Answered', '0 of 4'],
      ['Left blank', '4'],
      ['Time used', '1:01 of 30:00'],
    ]);
    expect(finishedPartText('time-up')).toMatch(/^Time was up\. /);
    expect(finishedPartText('handed-in')).not.toMatch(/Time was up/);
    expect(breakTitle('Reading', 'Verbal')).toBe('Reading is done. Verbal is next.');
  });
});

test('shows a passage’s title only if allowed', () => {
  const passage: Passage = {
    id: 'pas-1',
    version: 1,
    genre: 'fiction',
    form: 'prose',
    title: 'Thirty-Three',
    intro: null,
    text: ['One paragraph.'],
  };
  const place = { group: { first: 10, last: 14 }, place: 3, passageCount: 8 };
  expect(passageLabel(passage, place, false)).toBe('Passage 3 of 8, questions 11 to 15');
  expect(passageLabel(passage, place, true)).toBe('Thirty-Three. Passage 3 of 8, questions 11 to 15');
});
