import { describe, expect, test } from 'vitest';
import { blueprint, fullFormIds, isContentName, setOfContent } from '@/domain/exam/test/blueprint';
import { type LevelId, levelIds } from '@/domain/exam/level/level-id';
import { testKind } from '@/domain/exam/catalog/test-kind';
import { allTestPlans, testPlanById } from '@/domain/exam/catalog/test-plans';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { formLetters } from '@/domain/exam/catalog/form-letters';
import { fullTestPlan, singleSectionPlan, singleSectionIds } from '@/domain/exam/catalog/full-test-plan';
import {
  fullReadingPlan,
  halfVerbalPlan,
  quickVerbalPlan,
  readingPassagePlan,
  testPool,
  writingSamplePlan,
} from '@/domain/exam/catalog/practice-plans';
import { dashboardPartTitle, partTitle, sectionOfPartId } from '@/domain/exam/catalog/plan-parts';
import type { Genre } from '@/domain/exam/items/genre';
import {
  contentNames,
  partsForTiming,
  testQuestionCount,
  sectionQuestionCount,
  type TestPlan,
  partsWithoutBreaks,
} from '@/domain/exam/test/test-plan';

const genres = ['fiction', 'humanities', 'science', 'social-studies'] as const satisfies readonly Genre[];
const minutesOf = (plan: TestPlan) => plan.parts.reduce((sum, { minutes }) => sum + minutes, 0);

/** Each part as [id, minutes, questions]; essays and breaks have no questions. */
const table = ({ parts }: TestPlan) =>
  parts.map((part) => [part.id, part.minutes, part.kind === 'section' ? sectionQuestionCount(part) : 0]);

/** Returns the plan with its parts at standard time. */
const standard = (plan: TestPlan): TestPlan => ({ ...plan, parts: partsForTiming(plan, 'standard') });

describe.each(fullFormIds)('the full test of %s', (set) => {
  const official = [
    ['writing', 25, 0],
    ['break-1', 10, 0],
    ['quantitative-1', 30, 25],
    ['reading', 40, 40],
    ['break-2', 10, 0],
    ['verbal', 30, 60],
    ['quantitative-2', 30, 25],
  ];

  test('has the parts of the real test in order, 150 questions in 175 minutes', () => {
    const plan = standard(fullTestPlan(set, false));
    expect(table(plan)).toEqual(official);
    expect(minutesOf(plan)).toBe(175);
    expect(testQuestionCount(plan)).toBe(150);
  });

  test('can end with an experimental section of 16 questions in 15 minutes, the only unscored one', () => {
    const plan = standard(fullTestPlan(set, true));
    expect(table(plan)).toEqual([...official, ['experimental', 15, 16]]);
    expect(plan.parts.filter((part) => part.kind === 'section' && !part.scored).map(({ id }) => id)).toEqual([
      'experimental',
    ]);
  });

  test('takes every part from the files of its own set', () => {
    const files = contentNames(fullTestPlan(set, true).parts);
    expect(files).toHaveLength(6);
    expect(files.filter((name) => !name.startsWith(`${set}/`))).toEqual([]);
  });

  test.each(singleSectionIds)(
    'can be taken section by section: %s alone is the same as in the whole test',
    (id) => {
      const plan = singleSectionPlan(set, id);
      expect(plan.parts).toEqual(fullTestPlan(set, false).parts.filter((part) => part.id === id));
      expect(plan).toMatchObject({ id: `${set}-${id}`, source: { kind: 'set', set } });
      expect(plan.title).toMatch(new RegExp(`^Test ${formLetters[set]}, `));
    },
  );

  test('has six parts of work, not counting breaks', () => {
    const work = partsWithoutBreaks(fullTestPlan(set, true)).map(({ kind }) => kind);
    expect(work).toEqual(['essay', ...Array.from({ length: 5 }, () => 'section')]);
  });
});

describe('the shorter tests', () => {
  test.each<[string, TestPlan, readonly unknown[]]>([
    [
      'the diagnostic has half of each scored section, then an essay',
      diagnosticPlan('upper', true),
      [
        ['verbal', 15, 30],
        ['quantitative', 30, 25],
        ['reading', 20, 20],
        ['writing', 25, 0],
      ],
    ],
    [
      'the diagnostic can omit its essay',
      diagnosticPlan('upper', false),
      [
        ['verbal', 15, 30],
        ['quantitative', 30, 25],
        ['reading', 20, 20],
      ],
    ],
    [
      'the writing sample is one essay of twenty-five minutes',
      writingSamplePlan('upper'),
      [['writing', 25, 0]],
    ],
    ['the quick test has ten questions in five minutes', quickVerbalPlan('upper'), [['verbal', 5, 10]]],
    [
      'the half-length test has thirty questions in fifteen minutes',
      halfVerbalPlan('upper'),
      [['verbal', 15, 30]],
    ],
    [
      'the full reading section has forty questions in forty minutes',
      fullReadingPlan('upper'),
      [['reading', 40, 40]],
    ],
    [
      'one passage has five questions in five minutes',
      readingPassagePlan('upper', 'science'),
      [['reading', 5, 5]],
    ],
  ])('%s', (_, plan, parts) => {
    expect(table(plan)).toEqual(parts);
  });

  test.each(genres)('a passage of %s can be requested by its genre', (genre) => {
    expect(readingPassagePlan('upper', genre).parts).toMatchObject([{ asks: { passages: 1, genre } }]);
  });

  test.each([
    [quickVerbalPlan('upper'), ['practice/synonyms', 'practice/analogies']],
    [halfVerbalPlan('upper'), ['practice/synonyms', 'practice/analogies']],
    [readingPassagePlan('upper', 'science'), ['practice/reading']],
    [writingSamplePlan('upper'), ['practice/writing']],
  ])('$0.title draws from the files that its page counts', ({ parts }, files) => {
    expect(contentNames(parts)).toEqual(files);
  });

  test('the pages count what these files contain', () => {
    expect(testPool('upper')).toEqual({ verbalQuestions: 240, passages: 12, prompts: 26 });
  });

  test('has equal numbers of synonyms and analogies, from easy to hard', () => {
    expect(quickVerbalPlan('upper').parts).toMatchObject([
      { asks: { items: { synonym: 5, analogy: 5 }, rising: true } },
    ]);
    expect(halfVerbalPlan('upper').parts).toMatchObject([
      { asks: { items: { synonym: 15, analogy: 15 }, rising: true } },
    ]);
  });
});

/** The kinds of a level's tests by their titles, without the level's name. */
const kindsOf = (wanted: LevelId) =>
  new Map(
    allTestPlans
      .filter(({ level }) => level === wanted)
      .map(({ id, title }) => [title.replace(', Middle Level', ''), testKind(id)]),
  );

describe('every plan', () => {
  test('has a unique id and can be found by it', () => {
    // Each full test and its four single sections; at each level, one passage of each genre, and five more.
    expect(allTestPlans).toHaveLength(5 * fullFormIds.length + 9 * levelIds.length);
    expect(new Set(allTestPlans.map(({ id }) => id)).size).toBe(allTestPlans.length);
    expect(allTestPlans.map(({ id }) => testPlanById(id))).toEqual(allTestPlans);
  });

  test('names its parts by their usual ids', () => {
    for (const { parts } of allTestPlans)
      for (const { id, title } of parts) expect(partTitle(id)).toBe(title);
  });

  test.each([
    ['quantitative-2', 'Math 2'],
    ['verbal', 'Verbal'],
    ['break-1', 'Break'],
    ['writing', 'Writing'],
  ])('calls its part %s “%s” on dashboards', (id, title) => expect(dashboardPartTitle(id)).toBe(title));

  test('tells the section of a part by its usual id', () => {
    for (const part of allTestPlans.flatMap(({ parts }) => parts)) {
      const section = part.kind === 'section' ? part.section : part.kind === 'essay' ? 'writing' : null;
      expect(sectionOfPartId(part.id)).toBe(section === 'mixed' ? null : section);
    }
  });

  test('has a unique title, and parts with different ids', () => {
    expect(new Set(allTestPlans.map(({ title }) => title)).size).toBe(allTestPlans.length);
    for (const { parts } of allTestPlans) expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
  });

  test('has the level of every set that its questions are from', () => {
    for (const { level, parts } of allTestPlans)
      for (const name of contentNames(parts)) expect(blueprint[setOfContent(name)].level).toBe(level);
    expect(new Set(allTestPlans.map(({ level }) => level))).toEqual(new Set(levelIds));
  });

  test('is of the same kind at every level', () => {
    const upper = kindsOf('upper');
    for (const [title, kind] of kindsOf('middle')) expect(kind, title).toEqual(upper.get(title));
  });

  test.each(['', 'form-d', 'constructor', 'form-a-writing'])(
    'an unknown id such as %j returns nothing',
    (id) => {
      expect(testPlanById(id)).toBeUndefined();
    },
  );
});

describe('a content file name', () => {
  test.each(['form-a/verbal', 'practice/reading', 'diagnostic/writing'])('%s is valid', (name) => {
    expect(isContentName(name)).toBe(true);
  });

  test.each([
    '',
    'form-a',
    'form-a/',
    'form-a/verbal/',
    'form-d/verbal',
    'form-a/synonyms',
    'constructor/verbal',
    '__proto__/verbal',
    'form-a/constructor',
  ])('%j is invalid', (name) => {
    expect(isContentName(name)).toBe(false);
  });
});
