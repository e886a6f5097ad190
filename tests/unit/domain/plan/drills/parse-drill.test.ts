import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drillAreaName, drillPlan, drillPlanById, drillTitle } from '@/domain/plan/drills/drill-plan';
import { mistakesPartId } from '@/domain/exam/catalog/plan-parts';
import { allTestPlans } from '@/domain/exam/catalog/test-plans';
import { testTitle } from '@/domain/plan/drills/test-title';
import { sectionQuestionCount } from '@/domain/exam/test/test-plan';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { topicGroups } from '@/domain/exam/report/topic-results';
import {
  drillGroups,
  itemKindOfDistractor,
  parseDrillDistractor,
  drillDistractors,
  parseDrill,
  parseDrillSubject,
  sectionOfSubject,
  topicsOfSubject,
  drillSubjectFromId,
} from '@/domain/plan/drills/parse-drill';
import {
  maxDrillQuestions,
  offeredDrillLengths,
  type DrillRequest,
  drillSearchParams,
  type DrillSubject,
  formatDrillSubject,
  defaultDrill,
} from '@/domain/plan/drills/drill-request';
import { allTopics } from '@/domain/plan/topics/topics';
import { typedKeys } from '@/lib/typedKeys';

const subjects: readonly DrillSubject[] = [
  { kind: 'mistakes' },
  ...scoredSections.map((section): DrillSubject => ({ kind: 'section', section })),
  ...drillGroups.map((group): DrillSubject => ({ kind: 'group', group })),
  ...drillDistractors.map((distractor): DrillSubject => ({ kind: 'distractor', distractor })),
  ...allTopics.map(({ id }): DrillSubject => ({ kind: 'topic', topic: id })),
];

/** The lengths that a student can select, and the limits of those that a plan can request. */
const wholeNumbers = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const allLengths = [1, ...offeredDrillLengths, 13, maxDrillQuestions];

/** Every possible length of a drill on a subject. */
const lengthsOf = (subject: DrillSubject): readonly DrillRequest['questions'][] =>
  sectionOfSubject(subject) === 'quantitative' ? [...allLengths, 'endless'] : allLengths;

const requests: readonly DrillRequest[] = subjects.flatMap((subject) =>
  lengthsOf(subject).flatMap((questions) =>
    (['untimed', 'timed'] as const).flatMap((clock) =>
      (['after-each', 'at-end'] as const).map((reasons) => ({ subject, questions, clock, reasons })),
    ),
  ),
);

const percent = { kind: 'topic', topic: 'math-percent' } as const;

describe('the address of a drill', () => {
  test('can describe every drill', () => {
    for (const request of requests)
      expect(parseDrill(new URLSearchParams(drillSearchParams(request)))).toEqual(request);
    expect(new Set(requests.map((request) => JSON.stringify(drillSearchParams(request)))).size).toBe(
      requests.length,
    );
  });

  test('uses defaults for what is missing', () => {
    expect(drillSearchParams({ subject: percent, ...defaultDrill })).toEqual({ practice: 'math-percent' });
    expect(drillSearchParams({ subject: percent, questions: 5, clock: 'timed' })).toEqual({
      practice: 'math-percent',
      questions: '5',
      clock: 'timed',
    });
    expect(parseDrill(new URLSearchParams({ practice: 'math-percent' }))).toEqual({
      subject: percent,
      ...defaultDrill,
    });
  });

  test.each<[string, Partial<DrillRequest>]>([
    ['questions=7', { questions: 7 }],
    ['questions=0', {}],
    ['questions=41', {}],
    ['questions=400', {}],
    ['questions=-5', {}],
    ['questions=5.0', {}],
    ['questions=Endless', {}],
    ['questions=20', { questions: 20 }],
    ['clock=always', {}],
    ['clock=timed&reasons=never', { clock: 'timed' }],
    ['reasons=at-end&reasons=after-each', { reasons: 'at-end' }],
    ['attempt=a-1&other=x', {}],
  ])('with ?%s uses defaults for what is invalid', (rest, changes) => {
    expect(parseDrill(new URLSearchParams(`practice=math-percent&${rest}`))).toEqual({
      subject: percent,
      ...defaultDrill,
      ...changes,
    });
  });

  test.each([
    '',
    'practice=',
    'practice=writing',
    'practice=math',
    'practice=Verbal',
    'practice=math-percent%20',
    'practice=constructor',
    'practice=__proto__',
    'practice=distractor-',
    'practice=distractor-constructor',
    // A math question's distractors are only known after a generator has drawn it.
    'practice=distractor-wrong-sign',
    'practice=drill-verbal',
    'questions=10&clock=timed',
  ])('requests no drill with ?%s', (search) => {
    expect(parseDrill(new URLSearchParams(search))).toBeNull();
  });

  test('never fails, and never requests a drill that doesn’t exist', () => {
    const subject = fc.oneof(fc.string(), fc.constantFrom(...subjects.map(formatDrillSubject)));
    const search = fc.record({
      practice: subject,
      questions: fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('5', '10', '20', 'endless')),
      clock: fc.string(),
      reasons: fc.string(),
    });
    fc.assert(
      fc.property(search, (each) => {
        const request = parseDrill(new URLSearchParams(each));
        if (request === null) return;
        const { subject: about, questions, clock, reasons } = request;
        expect(subjects).toContainEqual(about);
        if (questions === 'endless') expect(sectionOfSubject(about)).toBe('quantitative');
        else expect(wholeNumbers(maxDrillQuestions)).toContain(questions);
        expect(['timed', 'untimed']).toContain(clock);
        expect(['after-each', 'at-end']).toContain(reasons);
      }),
    );
  });

  test.each(
    subjects.filter((subject) => sectionOfSubject(subject) !== 'quantitative').map(formatDrillSubject),
  )('is as long as possible for an endless %s, because only math has generators', (practice) => {
    expect(parseDrill(new URLSearchParams({ practice, questions: 'endless' }))?.questions).toBe(20);
  });
});

describe('the topic of a drill', () => {
  test('has a text that reads back', () => {
    const texts = subjects.map(formatDrillSubject);
    expect(new Set(texts).size).toBe(subjects.length);
    expect(texts.map(parseDrillSubject)).toEqual(subjects);
  });

  test('mixes topics of one section, at least one, and a review can mix all', () => {
    for (const subject of subjects) {
      const section = sectionOfSubject(subject);
      const topics = topicsOfSubject(subject);
      expect(topics.length).toBeGreaterThan(0);
      if (section === null) expect(topics).toBe(allTopics);
      else expect(new Set(topics.map((topic) => topic.section))).toEqual(new Set([section]));
    }
  });

  test.each<[DrillSubject, readonly string[]]>([
    [percent, ['math-percent']],
    [{ kind: 'group', group: 'synonyms-verbs' }, ['synonyms']],
    [{ kind: 'group', group: 'data' }, ['math-statistics', 'math-probability']],
    [{ kind: 'group', group: 'inference' }, ['reading-inference', 'reading-prediction']],
    [{ kind: 'distractor', distractor: 'look-alike' }, ['synonyms']],
  ])('%j includes %j', (subject, ids) => {
    expect(topicsOfSubject(subject).map(({ id }) => id)).toEqual(ids);
  });

  test('all analogies include everything but synonyms, also for analogy traps', () => {
    const analogies = topicsOfSubject({ kind: 'group', group: 'analogies' });
    expect(analogies).toHaveLength(14);
    expect(topicsOfSubject({ kind: 'distractor', distractor: 'reversed' })).toEqual(analogies);
  });

  test('the groups of a section divide its topics among them', () => {
    for (const section of scoredSections) {
      const groups = typedKeys(topicGroups).filter((group) => topicGroups[group].section === section);
      const ids = groups.flatMap((group) => topicsOfSubject({ kind: 'group', group }).map(({ id }) => id));
      expect(new Set(ids)).toEqual(
        new Set(topicsOfSubject({ kind: 'section', section }).map(({ id }) => id)),
      );
    }
  });

  test.each([
    ['look-alike', 'synonym'],
    ['reversed', 'analogy'],
    ['face-value', 'reading'],
  ] as const)('trap %s belongs to the kind %s', (distractor, kind) => {
    expect(itemKindOfDistractor(distractor)).toBe(kind);
    expect(parseDrillDistractor(distractor)).toBe(distractor);
  });
});

describe('the plan of a drill', () => {
  test('is found by its id, which is short and isn’t another test’s', () => {
    const ids = subjects.map((subject) => drillPlan({ subject, questions: 10 }, 'upper').id);
    expect(new Set([...ids, ...allTestPlans.map(({ id }) => id)]).size).toBe(
      ids.length + allTestPlans.length,
    );
    for (const [index, subject] of subjects.entries()) {
      const id = ids[index] ?? '';
      expect(id.length).toBeLessThanOrEqual(100);
      expect(drillSubjectFromId(id)).toEqual(subject);
      expect(drillPlanById(id)).toEqual(drillPlan({ subject, questions: 10 }, 'upper'));
      expect(testTitle(id)).toBe(drillTitle(subject));
    }
  });

  test.each(['drill-', 'drill-writing', 'verbal', 'form-a', '', 'Drill-verbal'])(
    'doesn’t exist for the id %j',
    (id) => {
      expect(drillSubjectFromId(id)).toBeNull();
      expect(drillPlanById(id)).toBeUndefined();
    },
  );

  test.each(allLengths)('has %i questions of one section and no score', (questions) => {
    for (const subject of subjects) {
      if (subject.kind === 'mistakes') continue;
      const { parts, source } = drillPlan({ subject, questions }, 'upper');
      const [part] = parts;
      if (part?.kind !== 'section') throw new Error('A drill has a section');
      expect([parts.length, source.kind, part.scored, part.section]).toEqual([
        1,
        'pool',
        false,
        sectionOfSubject(subject),
      ]);
      expect(sectionQuestionCount(part)).toBe(questions);
    }
  });

  test.each([
    [{ kind: 'section', section: 'verbal' }, 5],
    [{ kind: 'section', section: 'quantitative' }, 12],
    [percent, 12],
    [{ kind: 'section', section: 'reading' }, 10],
  ] as const)('%j: ten questions at test pace take %d minutes', (subject, minutes) => {
    expect(drillPlan({ subject, questions: 10 }, 'upper').parts).toMatchObject([{ minutes }]);
  });

  test('of mistakes has up to the requested number from all sections, or ten if endless', () => {
    for (const questions of [...allLengths, 'endless'] as const) {
      const [part] = drillPlan({ subject: { kind: 'mistakes' }, questions }, 'upper').parts;
      if (part?.kind !== 'section') throw new Error('A review has a section');
      expect([part.id, part.section, sectionQuestionCount(part), part.minutes]).toEqual([
        mistakesPartId,
        'mixed',
        questions === 'endless' ? 10 : questions,
        questions === 'endless' ? 10 : questions,
      ]);
    }
  });

  test.each<[DrillSubject, string]>([
    [{ kind: 'section', section: 'verbal' }, 'Verbal Drill'],
    [{ kind: 'section', section: 'quantitative' }, 'Math Drill'],
    [percent, 'Percent Drill'],
    [{ kind: 'topic', topic: 'math-coordinate-plane' }, 'Coordinate Plane Drill'],
    [{ kind: 'topic', topic: 'reading-word-in-context' }, 'Word in Context Drill'],
    [{ kind: 'topic', topic: 'math-area' }, 'Drill: Area, Perimeter, Volume'],
    [{ kind: 'topic', topic: 'analogy-lack-of' }, 'Drill: Analogies (Lack of)'],
    [{ kind: 'group', group: 'analogies' }, 'Drill: Analogies'],
    [{ kind: 'group', group: 'algebra' }, 'Drill: Algebra and Word Problems'],
    [{ kind: 'distractor', distractor: 'look-alike' }, 'Drill: Synonyms (Looks Like the Word)'],
    [{ kind: 'mistakes' }, 'Review of Mistakes'],
  ])('%j is titled %s', (subject, title) => {
    expect(drillTitle(subject)).toBe(title);
  });

  test('drills have unique names', () => {
    const names = subjects.flatMap((subject) => (subject.kind === 'mistakes' ? [] : drillAreaName(subject)));
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    expect(twice).toEqual([]);
  });
});
