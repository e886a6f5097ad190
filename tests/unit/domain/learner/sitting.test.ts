/** A finished attempt becomes a test, a practice session, or nothing in a learner's record. */
import { assertPresent } from '@/lib/assert';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toFinishedAttempt } from '@/domain/plan/ability/answered-attempt';
import type { Instant } from '@/domain/exam/attempts/clock';
import { allTestPlans, testPlanById } from '@/domain/exam/catalog/test-plans';
import { testLevels } from '@/domain/exam/level/test-levels';
import { scoredSections, type ScoredSection } from '@/domain/exam/test/scored-sections';
import { testMinutes } from '@/domain/learner/learner-test';
import {
  sessionFromSitting,
  type Sitting,
  testFromSitting,
  comparableFromReport,
  testFromReport,
  answeredTopicCounts,
  wordReviewSession,
} from '@/domain/learner/sitting';
import { placeOfTest } from '@/domain/exam/report/comparable-test';
import type { ReportedTest } from '@/domain/learner/setup';
import type { TopicCount } from '@/domain/learner/topic-count';
import { buildItemIndex } from '@/domain/plan/topics/item-facts';
import type { IsoDay } from '@/lib/dates/calendar';
import {
  formatTimeOfDay,
  localDayAt,
  localEpochMs,
  localMinutesAt,
  localOffsetMinutes,
} from '@/lib/dates/localTime';
import { finished, form } from '../../data/record/sample-attempts';
import {
  answer,
  attemptWith,
  detailItem,
  generator,
  leftBlank,
  nounItem,
  nowMs,
  percentItem,
  wrong,
} from '../plan/sample-practice';

const minuteMs = 60_000;

const testOf = (of: Sitting, topics: readonly TopicCount[], at: number) =>
  testFromSitting(of, { topics, traps: [] }, at);

const afterwards = localEpochMs('2027-06-01', 0);
type Part = Sitting['parts'][number];
type SectionPart = Extract<Part, { readonly kind: 'section' }>;

/** A scored section of thirty new questions, handed in after twenty of thirty minutes. */
const sectionPart = (section: SectionPart['section'], change: Partial<SectionPart> = {}): SectionPart => ({
  kind: 'section',
  section,
  scored: true,
  ending: 'handed-in',
  questions: 30,
  unseen: { right: 20, wrong: 8, blank: 2 },
  answers: [],
  explanationMs: 0,
  usedMs: 20 * minuteMs,
  limitMs: 30 * minuteMs,
  ...change,
});

const essayPart = (usedMs: number, limitMs: number | null = 25 * minuteMs): Part => ({
  kind: 'essay',
  usedMs,
  limitMs,
});

const startedAt: Instant = { utcMs: nowMs, offsetMinutes: localOffsetMinutes(nowMs) };

const sitting = (planId: string, parts: readonly Part[], change: Partial<Sitting> = {}): Sitting => ({
  id: 'sitting-1',
  planId,
  level: 'upper',
  conditions: { mode: 'real' },
  timing: 'standard',
  pauses: 0,
  interruptions: 0,
  startedAt,
  finishedAt: { ...startedAt, utcMs: nowMs + 90 * minuteMs },
  parts,
  ...change,
});

const percent: readonly TopicCount[] = [{ topic: 'math-percent', answered: 10, right: 7 }];
const synonyms: readonly TopicCount[] = [{ topic: 'synonyms', answered: 4, right: 4 }];
const detail: readonly TopicCount[] = [{ topic: 'reading-detail', answered: 3, right: 1 }];
const no = { verbal: 0, quantitative: 0, reading: 0, writing: 0 };

describe('answers by topic', () => {
  const index = buildItemIndex('upper', {
    items: [
      percentItem('quant-0001'),
      percentItem('quant-0002', { topic: 'math-probability' }),
      nounItem('syn-0001'),
      nounItem('syn-0002'),
      detailItem('rea-0001', 'pas-0001'),
    ],
    generators: [generator('percent-change')],
  });
  const counted = (...sections: readonly (readonly ReturnType<typeof answer>[])[]) =>
    answeredTopicCounts(
      [
        attemptWith(nowMs, [], {
          id: 'only',
          sections: sections.map((answers) => ({ timed: false, answers })),
        }),
      ],
      index,
    ).get('only') ?? [];

  test.each<[string, readonly TopicCount[], readonly (readonly ReturnType<typeof answer>[])[]]>([
    ['are empty for an attempt without sections', [], []],
    ['are empty for a section without answers', [], [[]]],
    [
      'count a right and a wrong one',
      [{ topic: 'math-percent', answered: 2, right: 1 }],
      [[answer('quant-0001'), answer('percent-change-3', wrong)]],
    ],
    ['leave blanks out', [], [[answer('quant-0001', leftBlank), answer('syn-0001', leftBlank)]]],
    ['leave out items that the bank no longer has', [], [[answer('quant-9999'), answer('none')]]],
    [
      'count a guess',
      [{ topic: 'synonyms', answered: 1, right: 1 }],
      [[answer('syn-0001', { confidence: 'guess' })]],
    ],
    [
      'count an item under an earlier version of it',
      [{ topic: 'synonyms', answered: 1, right: 1 }],
      [[answer('syn-0001@2')]],
    ],
    [
      'count a generated item',
      [{ topic: 'math-percent', answered: 2, right: 1 }],
      [[answer('percent-change-17'), answer('percent-change-4', wrong)]],
    ],
    [
      'are combined over sections, in the order in which topics appear',
      [
        { topic: 'synonyms', answered: 2, right: 1 },
        { topic: 'math-probability', answered: 1, right: 1 },
        { topic: 'reading-detail', answered: 1, right: 0 },
      ],
      [
        [answer('syn-0001'), answer('quant-0002')],
        [answer('rea-0001', wrong), answer('syn-0002', wrong), answer('rea-0001', leftBlank)],
      ],
    ],
  ])('%s', (_, expected, sections) => {
    expect(counted(...sections)).toEqual(expected);
  });

  const first = attemptWith(nowMs, [answer('syn-0001'), answer('quant-0002', leftBlank)], { id: 'first' });
  test.each<[string, readonly ReturnType<typeof answer>[], readonly TopicCount[]]>([
    [
      'a question answered in an earlier attempt, beside a new one',
      [answer('syn-0001'), answer('syn-0002', wrong)],
      [{ topic: 'synonyms', answered: 2, right: 1, repeats: { answered: 1, right: 1 } }],
    ],
    [
      'a question left blank in an earlier attempt',
      [answer('quant-0002', wrong)],
      [{ topic: 'math-probability', answered: 1, right: 0, repeats: { answered: 1, right: 0 } }],
    ],
    [
      'a question seen in an attempt that was deleted',
      [answer('rea-0001', { first: false })],
      [{ topic: 'reading-detail', answered: 1, right: 1, repeats: { answered: 1, right: 1 } }],
    ],
    [
      'a recalled mistake, although its numbers are new',
      [answer('percent-change-5', { recallOf: 'quant-0001' })],
      [{ topic: 'math-percent', answered: 1, right: 1, repeats: { answered: 1, right: 1 } }],
    ],
    [
      'nothing else: new numbers outside a review are a new question',
      [answer('percent-change-5')],
      [{ topic: 'math-percent', answered: 1, right: 1 }],
    ],
  ])('count as repeated: %s', (_, answers, expected) => {
    const second = attemptWith(nowMs + 1000, answers, { id: 'second' });
    for (const attempts of [
      [first, second],
      [second, first],
    ])
      expect(answeredTopicCounts(attempts, index).get('second')).toEqual(expected);
  });
});

const scopes = [
  ['form-a', 'full'],
  ['form-b', 'full'],
  ['form-c', 'full'],
  ['diagnostic', 'diagnostic'],
  ['half-verbal', 'verbal'],
  ['form-a-quantitative-1', 'quantitative'],
  ['reading-full', 'reading'],
  ['form-a-verbal', 'verbal'],
  ['form-b-quantitative-2', 'quantitative'],
  ['form-c-reading', 'reading'],
] as const;
const practices = [
  'drill-verbal',
  'drill-math-percent',
  'drill-mistakes',
  'writing-sample',
  'sample',
  'half-writing',
  '',
] as const;

describe('a test', () => {
  const parts = [sectionPart('quantitative')];

  test.each(scopes)('%s becomes one with the scope %s, and not a session', (planId, scope) => {
    const of = sitting(planId, parts);
    expect(testOf(of, percent, afterwards)).toMatchObject({
      id: 'sitting-1',
      scope,
      level: 'upper',
      at: nowMs,
      end: nowMs + 90 * minuteMs,
      topics: percent,
      totalPercentile: null,
    });
    expect(sessionFromSitting(of, percent, afterwards)).toBeNull();
  });

  test.each(practices)('%s becomes a session instead', (planId) => {
    const of = sitting(planId, parts);
    expect(testOf(of, percent, afterwards)).toBeNull();
    expect(sessionFromSitting(of, percent, afterwards)).not.toBeNull();
  });

  // Such as a test of a later version of the site.
  test.each(['form-d', 'form-a-essay', 'diagnostic-2', 'verbal', 'drill', 'constructor', '__proto__'])(
    '%s, which no test of the site is called, becomes a session of practice',
    (planId) => {
      const of = sitting(planId, parts);
      expect(testPlanById(planId)).toBeUndefined();
      expect(testOf(of, percent, afterwards)).toBeNull();
      expect(sessionFromSitting(of, percent, afterwards)).toMatchObject({
        kind: 'drill',
        section: 'quantitative',
        topics: percent,
      });
    },
  );

  test('every test of the site becomes one or a session, never both', () => {
    const made = allTestPlans.map(({ id }) => {
      const of = sitting(id, parts);
      return [testOf(of, percent, afterwards), sessionFromSitting(of, percent, afterwards)];
    });
    expect(made.filter((each) => each.filter((one) => one !== null).length !== 1)).toEqual([]);
  });

  test.each<[string, Partial<Sitting>, readonly TopicCount[]]>([
    ['an attempt without a date', { finishedAt: null }, percent],
    ['an attempt without answers', {}, []],
    ['an attempt with a topic, but no answers on it', {}, [{ topic: 'synonyms', answered: 0, right: 0 }]],
    [
      'an attempt whose essay was open for less than a minute',
      { parts: [...parts, essayPart(minuteMs - 1)] },
      [],
    ],
  ])('isn’t created from %s, and neither is a session', (_, change, topics) => {
    expect(testOf(sitting('form-a', parts, change), topics, afterwards)).toBeNull();
    expect(sessionFromSitting(sitting('drill-verbal', parts, change), topics, afterwards)).toBeNull();
  });

  test('records how it was taken, without feedback', () => {
    const of = sitting('half-verbal', parts, {
      conditions: { mode: 'practice', feedback: 'at-end' },
      timing: 'half-more',
      pauses: 2,
      interruptions: 1,
    });
    const { conditions } = assertPresent(testOf(of, percent, afterwards), 'a test');
    expect(conditions).toEqual({ mode: 'practice', timing: 'half-more', pauses: 2, interruptions: 1 });
  });

  test('needs no answers if the essay took a minute', () => {
    const written = testOf(sitting('form-a', [essayPart(minuteMs)]), [], afterwards);
    expect(written).toMatchObject({ scope: 'full', minutes: { ...no, writing: 1 }, scores: {}, topics: [] });
  });

  test('never ends before it began, even if a clock was set back', () => {
    const back = { finishedAt: { ...startedAt, utcMs: nowMs - 1 } };
    expect(testOf(sitting('form-a', parts, back), percent, afterwards)).toMatchObject({
      at: nowMs,
      end: nowMs,
    });
  });
});

describe('a sitting in another time zone', () => {
  // 10:30 PM in Tokyo is 8:30 in the morning in New York.
  const tokyo = { utcMs: Date.UTC(2026, 10, 20, 13, 30), offsetMinutes: 540 };
  const late = { startedAt: tokyo, finishedAt: { ...tokyo, utcMs: tokyo.utcMs + 20 * minuteMs } };
  const drill = sitting('drill-math-percent', [sectionPart('quantitative')], late);
  const later = Date.UTC(2026, 10, 22, 12);

  beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['Asia/Tokyo', '2026-11-20', '10:30 PM'],
    ['America/New_York', '2026-11-20', '10:30 PM'],
    ['Pacific/Kiritimati', '2026-11-20', '10:30 PM'],
    ['Pacific/Pago_Pago', '2026-11-20', '10:30 PM'],
  ])('stays on its day and at its time of day, read in %s', (zone, day, time) => {
    vi.stubEnv('TZ', zone);
    const { at } = assertPresent(sessionFromSitting(drill, percent, later), 'a session');
    expect([localDayAt(at), formatTimeOfDay(localMinutesAt(at))]).toEqual([day, time]);
    const taken = assertPresent(
      testOf(sitting('form-a', [sectionPart('verbal')], late), synonyms, later),
      'a test',
    );
    expect([localDayAt(taken.at), taken.end - taken.at]).toEqual([day, 20 * minuteMs]);
  });

  test('isn’t ahead of the clock after a flight to the west', () => {
    const landed = tokyo.utcMs + 60 * minuteMs;
    expect(sessionFromSitting(drill, percent, landed)?.at).toBe(landed);
  });

  test('stays in the future if its clock was wrong', () => {
    expect(sessionFromSitting(drill, percent, tokyo.utcMs - 60 * minuteMs)?.at).toBeGreaterThan(tokyo.utcMs);
  });
});

describe('the minutes of a test', () => {
  const minutes = (...parts: readonly Part[]) =>
    testOf(sitting('form-a', parts), percent, afterwards)?.minutes;

  test.each<[string, readonly Part[], Partial<typeof no>]>([
    ['a section', [sectionPart('verbal')], { verbal: 20 }],
    [
      'two parts of one section',
      [sectionPart('quantitative'), sectionPart('quantitative', { usedMs: 9.4 * minuteMs })],
      { quantitative: 29 },
    ],
    ['an essay', [essayPart(24 * minuteMs)], { writing: 24 }],
    ['a section that is not scored', [sectionPart('reading', { scored: false })], { reading: 20 }],
    [
      'the mixed section, shared among the three',
      [sectionPart('mixed', { scored: false, usedMs: 15 * minuteMs })],
      { verbal: 5, quantitative: 5, reading: 5 },
    ],
    [
      'thirds of a minute, rounded with the rest of their section',
      [sectionPart('mixed', { usedMs: minuteMs }), sectionPart('verbal', { usedMs: (5 + 1 / 3) * minuteMs })],
      { verbal: 6 },
    ],
    [
      'a part whose clock kept running, cut at its limit',
      [sectionPart('verbal', { usedMs: 500 * minuteMs }), essayPart(500 * minuteMs)],
      { verbal: 30, writing: 25 },
    ],
    [
      'an untimed part of ten questions, cut at fifty minutes',
      [sectionPart('reading', { limitMs: null, questions: 10, usedMs: 500 * minuteMs })],
      { reading: 50 },
    ],
    [
      'a shorter untimed part in full',
      [sectionPart('reading', { limitMs: null, questions: 10, usedMs: 49 * minuteMs })],
      { reading: 49 },
    ],
    ['an untimed essay, cut at an hour', [essayPart(500 * minuteMs, null)], { writing: 60 }],
    ['a shorter untimed essay in full', [essayPart(59 * minuteMs, null)], { writing: 59 }],
    ['half a minute as one', [sectionPart('verbal', { usedMs: minuteMs / 2 })], { verbal: 1 }],
    [
      'less than half a minute as one, like every sitting',
      [sectionPart('verbal', { usedMs: 1 })],
      { verbal: 1 },
    ],
    [
      'time on explanations, beyond the limit of the part',
      [sectionPart('verbal', { usedMs: 500 * minuteMs, explanationMs: 7 * minuteMs })],
      { verbal: 37 },
    ],
    [
      'sections that add up to the sitting, rounded once',
      [
        sectionPart('verbal', { usedMs: 10.4 * minuteMs }),
        sectionPart('quantitative', { usedMs: 10.3 * minuteMs }),
        sectionPart('reading', { usedMs: 10.3 * minuteMs }),
      ],
      { verbal: 11, quantitative: 10, reading: 10 },
    ],
  ])('count %s', (_, parts, expected) => {
    expect(minutes(...parts)).toEqual({ ...no, ...expected });
  });

  test('leave out a break', () => {
    const taken = { ...form, planId: 'form-a' };
    const sittingWithBreak = assertPresent(
      toFinishedAttempt(finished('with-a-break', 50_000, taken)),
      'finished',
    );
    expect(taken.parts.map(({ kind }) => kind)).toContain('break');
    expect(sittingWithBreak.parts.map(({ kind }) => kind)).not.toContain('break');
    const made = testOf(sittingWithBreak, percent, afterwards);
    const used = sittingWithBreak.parts.reduce((sum, part) => sum + part.usedMs, 0);
    expect(made && testMinutes(made)).toBe(Math.round(used / minuteMs));
  });
});

describe('the scores of a test', () => {
  const scored = (parts: readonly Part[], change: Partial<Sitting> = {}) =>
    Object.keys(testOf(sitting('form-a', parts, change), percent, afterwards)?.scores ?? { none: 'no test' });

  const all = scoredSections.map((section) => sectionPart(section));
  const few = { questions: 10, unseen: { right: 5, wrong: 4, blank: 1 } };

  test.each<[string, readonly ScoredSection[], readonly Part[], Partial<Sitting>]>([
    ['all sections that were finished', [...scoredSections], all, {}],
    [
      'no section that was left early',
      ['verbal', 'reading'],
      [sectionPart('verbal'), sectionPart('quantitative', { ending: null }), sectionPart('reading')],
      {},
    ],
    [
      'no section with too few questions',
      ['verbal'],
      [sectionPart('verbal'), sectionPart('reading', few)],
      {},
    ],
    [
      'no section with only seen questions',
      [],
      [sectionPart('verbal', { unseen: { right: 3, wrong: 1, blank: 0 } })],
      {},
    ],
    [
      'no mixed or unscored section',
      [],
      [sectionPart('mixed'), sectionPart('reading', { scored: false })],
      {},
    ],
    [
      'no section of a level with unknown tables',
      testLevels.middle.tables === null ? [] : [...scoredSections],
      all,
      { level: 'middle' },
    ],
  ])('cover %s', (_, expected, parts, change) => {
    expect(scored(parts, change)).toEqual(expected);
  });

  test('are estimates with their ranges', () => {
    const score = testOf(sitting('form-a-verbal', [sectionPart('verbal')]), synonyms, afterwards)?.scores
      .verbal;
    expect(score).toMatchObject({ state: 'estimated', questions: 30, seen: 0 });
    const { band } = score?.state === 'estimated' ? score : { band: null };
    expect(band?.low).toBeLessThanOrEqual(band?.estimate ?? 0);
    expect(band?.high).toBeGreaterThanOrEqual(band?.estimate ?? Infinity);
  });
});

describe('a session', () => {
  const part = sectionPart('quantitative', { scored: false, usedMs: 12 * minuteMs });
  const usual = { id: 'sitting-1', at: nowMs, minutes: 12 };

  test.each<[string, string, readonly Part[], readonly TopicCount[], object]>([
    ['a drill', 'drill-quantitative', [part], percent, { section: 'quantitative', kind: 'drill' }],
    ['a drill of a topic', 'drill-synonyms', [part], synonyms, { section: 'verbal', kind: 'drill' }],
    ['practice that isn’t a drill', 'sample', [part], detail, { section: 'reading', kind: 'drill' }],
    ['mistakes of one section', 'drill-mistakes', [part], detail, { section: 'reading', kind: 'mistakes' }],
    [
      'mistakes of several sections',
      'drill-mistakes',
      [part],
      [...percent, ...synonyms],
      { section: null, kind: 'mistakes' },
    ],
    [
      'mixed mistakes of another level, whose topics aren’t known',
      'drill-mistakes',
      [sectionPart('mixed', { scored: false, usedMs: 12 * minuteMs, answers: [answer('syn-1')] })],
      [],
      { section: null, kind: 'mistakes' },
    ],
    [
      'two topics of one section',
      'drill-quantitative',
      [part],
      [...percent, { topic: 'math-probability', answered: 1, right: 0 }],
      { section: 'quantitative', kind: 'drill' },
    ],
    [
      'an essay',
      'writing-sample',
      [essayPart(12 * minuteMs)],
      [],
      { section: 'writing', kind: 'essay', topics: [] },
    ],
    [
      'an untimed essay that was left open',
      'writing-sample',
      [essayPart(500 * minuteMs, null)],
      [],
      { section: 'writing', kind: 'essay', minutes: 60 },
    ],
    [
      'a drill of ten questions that was left open',
      'drill-quantitative',
      [{ ...part, limitMs: null, questions: 10, usedMs: 500 * minuteMs }],
      percent,
      { minutes: 50 },
    ],
    ['no time, counted as a minute', 'drill-quantitative', [{ ...part, usedMs: 0 }], percent, { minutes: 1 }],
    [
      'a second, counted as a minute',
      'drill-quantitative',
      [{ ...part, usedMs: 1000 }],
      percent,
      { minutes: 1 },
    ],
    [
      'several parts, rounded once',
      'drill-quantitative',
      [
        { ...part, usedMs: 1.4 * minuteMs },
        { ...part, usedMs: 1.4 * minuteMs },
      ],
      percent,
      { minutes: 3 },
    ],
  ])('is created from %s', (_, planId, parts, topics, expected) => {
    expect(sessionFromSitting(sitting(planId, parts), topics, afterwards)).toEqual(
      expect.objectContaining({ ...usual, topics, ...expected }),
    );
  });
});

describe('a day of words', () => {
  const day = '2026-11-20';
  const words = (recalls: number, newWords: number, ms: number) =>
    wordReviewSession({ id: day, recalls, newWords, ms, changedAt: nowMs }, afterwards);

  test.each<[string, number, number, number, number | null]>([
    ['none', 0, 0, 500_000, null],
    ['only reviewed ones', 10, 0, 4 * minuteMs, 4],
    ['only new ones', 0, 3, 2 * minuteMs, 2],
    ['a moment', 1, 0, 0, 1],
    ['a screen left open', 30, 5, 500 * minuteMs, 120],
    ['two and a half minutes', 30, 5, 2.5 * minuteMs, 3],
  ])('with %s: %i recalled, %i new, %i ms', (_, recalls, newWords, ms, minutes) => {
    const expected = {
      id: `words-${day}`,
      at: localEpochMs(day, 12 * 60),
      minutes,
      section: 'verbal',
      kind: 'words',
      topics: [],
    };
    expect(words(recalls, newWords, ms)).toEqual(minutes === null ? null : expected);
  });
});

describe('data with only a day', () => {
  const day = '2026-11-20';
  test.each<[string, IsoDay, number, number]>([
    ['later that day', day, 18 * 60, 12 * 60],
    ['at noon', day, 12 * 60, 12 * 60],
    ['before noon: no later than now', day, 8 * 60, 8 * 60],
    ['in the first minute of the day', day, 0, 0],
    ['on another day', '2026-11-24', 8 * 60, 12 * 60],
    ['after a clock was set back', '2026-11-19', 8 * 60, 12 * 60],
  ])('can be read %s', (_, today, minutes, expected) => {
    const now = localEpochMs(today, minutes);
    const session = wordReviewSession(
      { id: day, recalls: 9, newWords: 1, ms: minuteMs, changedAt: now },
      now,
    );
    const scores = { score: 640, percentile: null };
    const report = {
      source: 'official',
      on: day,
      level: 'upper',
      scores: { verbal: scores, quantitative: scores, reading: scores },
      totalPercentile: null,
    } as const;
    expect(session?.at).toBe(localEpochMs(day, expected));
    expect(testFromReport('report', report, now)).toMatchObject({ at: session?.at, end: session?.at });
  });
});

describe('a reported test', () => {
  // Includes days of 23 and 25 hours, if the local time zone has them.
  test.each(['2026-11-20', '2026-03-08', '2026-11-01', '2026-03-29', '2026-10-25', '2026-01-01'] as const)(
    'on %s is placed at noon',
    (on) => {
      const report: ReportedTest = {
        source: 'official',
        on,
        level: 'middle',
        scores: {
          verbal: { score: 640, percentile: 70 },
          quantitative: { score: 600, percentile: null },
          reading: { score: 700, percentile: 99 },
        },
        totalPercentile: 81,
      };
      const made = testFromReport('report-1', report, afterwards);
      expect([localDayAt(made.at), localMinutesAt(made.at)]).toEqual([on, 12 * 60]);
      expect(made).toEqual({
        id: 'report-1',
        at: made.at,
        end: made.at,
        level: 'middle',
        scope: 'full',
        minutes: no,
        scores: {
          verbal: { state: 'reported', source: 'official', score: 640, percentile: 70 },
          quantitative: { state: 'reported', source: 'official', score: 600, percentile: null },
          reading: { state: 'reported', source: 'official', score: 700, percentile: 99 },
        },
        topics: [],
        answers: {},
        traps: [],
        totalPercentile: 81,
        conditions: null,
      });
    },
  );

  test.each([null, 1, 99])('has the reported percentile of its total: %s', (totalPercentile) => {
    const scores = {
      verbal: { score: 640, percentile: null },
      quantitative: { score: 600, percentile: null },
      reading: { score: 700, percentile: null },
    };
    const made = testFromReport(
      'r',
      { source: 'official', on: '2026-11-20', level: 'upper', scores, totalPercentile },
      afterwards,
    );
    expect(made.totalPercentile).toBe(totalPercentile);
  });

  test.each([
    ['official', true],
    ['other', false],
  ] as const)('of the source %s can be the test before: %s', (source, isComparable) => {
    const each = { score: 640, percentile: null };
    const report: ReportedTest = {
      source,
      on: '2026-11-20',
      level: 'upper',
      scores: { verbal: each, quantitative: each, reading: each },
      totalPercentile: null,
    };
    const comparable = comparableFromReport('r', report, afterwards);
    expect(comparable.bands.total !== null).toBe(isComparable);
    expect(placeOfTest(comparable).hasMainScore).toBe(isComparable);
  });
});
