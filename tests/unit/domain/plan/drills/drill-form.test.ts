import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAttempt } from '@/data/record/attemptSchema';
import { drillPlan } from '@/domain/plan/drills/drill-plan';
import { newAttempt } from '@/domain/exam/attempts/attempt';
import type { TestForm, FormSection } from '@/domain/exam/test/form';
import { type Item, itemKinds, itemRef } from '@/domain/exam/items/item';
import { isConsistentAttempt } from '@/domain/exam/attempts/attempt-consistency';
import type { DrillRequest } from '@/domain/plan/drills/drill-request';
import { type ChosenItem, buildDrillForm } from '@/domain/plan/drills/drill-form';
import { times } from '../../exam/report/sample-results';
import { readingAt, readingItem, samplePassage } from '../../exam/sample-attempts';
import { analogyItem, quantitativeItem, synonymItem } from '../../exam/sample-items';

const chosen = (items: readonly Item[]): readonly ChosenItem[] => items.map((item) => ({ item }));

const usual: DrillRequest = {
  subject: { kind: 'section', section: 'verbal' },
  questions: 10,
  clock: 'untimed',
  reasons: 'after-each',
};
const mathRequest: DrillRequest = { ...usual, subject: { kind: 'topic', topic: 'math-percent' } };
const readingRequest: DrillRequest = { ...usual, subject: { kind: 'section', section: 'reading' } };
const mistakes: DrillRequest = { ...usual, subject: { kind: 'mistakes' } };

const verbalItems = chosen([analogyItem(1), synonymItem(2), analogyItem(3), synonymItem(1)]);
const readingItems = chosen([
  readingItem(1, 'pas-0002'),
  readingItem(2, 'pas-0001'),
  readingItem(3, 'pas-0002'),
  readingItem(4, 'pas-0001'),
]);
const recalled: readonly ChosenItem[] = [
  { item: readingItem(1, 'pas-0001'), recallOf: 'rea-0001' },
  { item: quantitativeItem(5), recallOf: 'percent-easy' },
  { item: synonymItem(1, { version: 2 }), recallOf: 'syn-0001' },
];
const passages = [samplePassage(2), samplePassage(1)];

function sectionOf({ parts }: TestForm): FormSection {
  const [part] = parts;
  if (part?.kind !== 'section' || parts.length !== 1) throw new Error('A drill is one section');
  return part;
}

const cases: readonly (readonly [string, DrillRequest, readonly ChosenItem[]])[] = [
  ['of mixed verbal questions', usual, verbalItems],
  ['of reading', readingRequest, readingItems],
  ['of mistakes', mistakes, recalled],
  ['of mistakes, timed', { ...mistakes, clock: 'timed' }, recalled],
  ['that is timed', { ...usual, clock: 'timed' }, verbalItems],
  ['with reasons at the end', { ...usual, reasons: 'at-end' }, verbalItems],
  ['without end', { ...mathRequest, questions: 'endless' }, chosen([quantitativeItem(1)])],
  [
    'without end, though a clock was asked for',
    { ...mathRequest, questions: 'endless', clock: 'timed' },
    chosen([quantitativeItem(1)]),
  ],
];

test.each(cases)('an attempt of a drill %s is valid, and can be stored', (_, request, items) => {
  const form = buildDrillForm(request, 'upper', items, passages, ['practice/reading'], 7);
  const attempt = newAttempt('attempt-1', form, readingAt(0), new Set(['syn-0001', 'qua-0009']));
  expect(isConsistentAttempt(attempt)).toBe(true);
  expect(parseAttempt(JSON.parse(JSON.stringify(attempt)))).toEqual(attempt);
});

describe('the form of a drill', () => {
  test('lists each item with version and key, their source, and the seed', () => {
    const items = chosen([synonymItem(1, { version: 3, key: 'E' }), synonymItem(2, { key: 'B' })]);
    expect(buildDrillForm(usual, 'upper', items, [], ['practice/synonyms'], 42)).toEqual({
      planId: 'drill-verbal',
      level: 'upper',
      source: { kind: 'seed', seed: 42 },
      conditions: { mode: 'practice', feedback: 'each-question' },
      timing: 'untimed',
      parts: [
        {
          kind: 'section',
          id: 'verbal',
          section: 'verbal',
          scored: false,
          limitMs: null,
          items: ['syn-0001@3', 'syn-0002'],
          keys: ['E', 'B'],
          passages: [],
          content: ['practice/synonyms'],
        },
      ],
    });
  });

  test.each<[string, DrillRequest, readonly ChosenItem[], number | null]>([
    ['none without a clock', usual, verbalItems, null],
    ['30 seconds for each verbal question', { ...usual, clock: 'timed' }, verbalItems, 120_000],
    [
      '72 seconds for each math question',
      { ...mathRequest, clock: 'timed' },
      chosen(times(5, (n) => quantitativeItem(n))),
      360_000,
    ],
    ['60 seconds for each reading question', { ...readingRequest, clock: 'timed' }, readingItems, 240_000],
    ['each question’s own time in a review', { ...mistakes, clock: 'timed' }, recalled, 162_000],
    [
      'none if endless',
      { ...mathRequest, clock: 'timed', questions: 'endless' },
      chosen([quantitativeItem(1)]),
      null,
    ],
  ])('has the time of the test: %s', (_, request, items, limitMs) => {
    const form = buildDrillForm(request, 'upper', items, [], [], 1);
    expect(sectionOf(form).limitMs).toBe(limitMs);
    expect(form.timing).toBe(limitMs === null ? 'untimed' : 'standard');
  });

  test('has an end unless an endless drill is requested', () => {
    const endless = buildDrillForm(
      { ...mathRequest, questions: 'endless' },
      'upper',
      chosen([quantitativeItem(1)]),
      [],
      [],
      1,
    );
    expect(sectionOf(endless).endless).toBe(true);
    expect('endless' in sectionOf(buildDrillForm(usual, 'upper', verbalItems, [], [], 1))).toBe(false);
  });

  test.each([
    ['after-each', 'each-question'],
    ['at-end', 'at-end'],
  ] as const)('with reasons %s gives feedback %s', (reasons, feedback) => {
    expect(buildDrillForm({ ...usual, reasons }, 'upper', verbalItems, [], [], 1).conditions).toEqual({
      mode: 'practice',
      feedback,
    });
  });

  test('of a review names what each item repeats, in the new order', () => {
    const section = sectionOf(buildDrillForm(mistakes, 'upper', recalled, passages, [], 1));
    expect(section.items).toEqual(['syn-0001@2', 'qua-0005', 'rea-0001']);
    expect(section.recalls).toEqual(['syn-0001', 'percent-easy', 'rea-0001']);
    expect([section.section, section.id]).toEqual(['mixed', 'mistakes']);
  });

  test('of any other drill repeats nothing', () => {
    expect('recalls' in sectionOf(buildDrillForm(usual, 'upper', recalled, passages, [], 1))).toBe(false);
  });

  test('is null without items, or for a review without mistakes', () => {
    expect(() => buildDrillForm(usual, 'upper', [], [], [], 1)).toThrow('A drill has one section with items');
    expect(() => buildDrillForm(mistakes, 'upper', verbalItems, [], [], 1)).toThrow('recalls none');
  });

  test('can be found by its plan', () => {
    for (const [, request, items] of cases)
      expect(buildDrillForm(request, 'upper', items, passages, [], 1).planId).toBe(
        drillPlan(request, 'upper').id,
      );
  });
});

test('orders kinds like a test, keeps questions of a passage together, and leaves the rest as drawn', () => {
  const pool: readonly Item[] = [
    ...times(5, (n) => synonymItem(n)),
    ...times(5, (n) => analogyItem(n)),
    ...times(5, (n) => quantitativeItem(n)),
    ...times(9, (n) => readingItem(n, `pas-000${n % 3}`)),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray([...pool], { minLength: 1 }), (items) => {
      const refs = sectionOf(buildDrillForm(usual, 'upper', chosen(items), [], [], 1)).items;
      expect(refs.toSorted()).toEqual(items.map(itemRef).toSorted());
      const asked = refs.flatMap((ref) => items.find((item) => itemRef(item) === ref) ?? []);
      const places = asked.map(({ kind }) => itemKinds.indexOf(kind));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      for (const kind of ['synonym', 'analogy', 'quantitative'])
        expect(asked.filter((item) => item.kind === kind)).toEqual(
          items.filter((item) => item.kind === kind),
        );
      const texts = asked.flatMap((item) => (item.kind === 'reading' ? [item.passage] : []));
      const changes = texts.filter((text, place) => text !== texts[place - 1]);
      expect(changes).toHaveLength(new Set(texts).size);
    }),
  );
});
