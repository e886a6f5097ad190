import { expect, test } from 'vitest';
import { allTestPlans } from '@/domain/exam/catalog/test-plans';
import { resumePath } from '@/domain/plan/drills/resume-path';
import type { NextTest } from '@/domain/exam/report/next-test';
import { buildChooserFacts } from '@/features/chooser/buildChooserFacts';
import { recommendTest } from '@/features/chooser/recommendTest';
import { testGroupsOf } from '@/features/chooser/testGroups';
import { type LevelId, levelIds } from '@/domain/exam/level/level-id';
import { testLengthText } from '@/features/chooser/chooserText';
import { pathOf, routeIds, site } from '@/site';

const offeredAt = (level: LevelId) => testGroupsOf(level).flatMap(({ tests }) => tests);
const offered = offeredAt('upper');

test('every test of the site can be chosen exactly once', () => {
  // The free test has two lengths under one id.
  const ids = levelIds.flatMap(offeredAt).flatMap(({ plans }) => [...new Set(plans.map(({ id }) => id))]);
  expect(ids.toSorted()).toEqual(allTestPlans.map(({ id }) => id).toSorted());
});

test.each(levelIds.flatMap(offeredAt))(
  'an unfinished $title continues on the page that offers it',
  ({ to, plans }) => {
    // Full tests and their sections are on one page, and are chosen on another.
    const page = to === 'fullLengthTests' ? 'fullLengthTest' : to;
    const pages = plans.map(({ id }) => resumePath(id).replace(/\?.*/, ''));
    expect(new Set(pages)).toEqual(new Set([pathOf(page)]));
  },
);

test.each([
  ['Free Test', '1 h 5 min to 1 h 30 min, 75 questions'],
  ['One section of a full test', '30 to 40 min, 25 to 60 questions'],
  ['Quick verbal test', '5 min, 10 questions'],
  ['Essay', '25 min'],
])('%s takes %s', (title, words) => {
  const found = offered.find((each) => each.title === title);
  expect(found && testLengthText(found)).toBe(words);
});

const paths = routeIds.map((id) => site[id].path);

test.each<[NextTest, RegExp, string]>([
  [{ kind: 'diagnostic' }, /^Start with the free test$/, pathOf('freeTest')],
  [
    { kind: 'unfinished', planId: 'form-b' },
    /^Finish what you started: Full Test B$/,
    '/full-length-test?form=b',
  ],
  [
    { kind: 'unfinished', planId: 'form-c-quantitative-2' },
    /Test C, Quantitative 2$/,
    '/full-length-test?form=c&section=quantitative-2',
  ],
  [{ kind: 'unfinished', planId: 'diagnostic' }, /Free Test$/, pathOf('freeTest')],
  [{ kind: 'unfinished', planId: 'half-verbal' }, /Half-Length/, '/ssat-verbal-practice/demi-test'],
  [{ kind: 'unfinished', planId: 'reading-science' }, /One Passage, Science$/, '/ssat-reading-test'],
  [{ kind: 'unfinished', planId: 'long-gone' }, /a test$/, '/ssat-reading-test'],
  [{ kind: 'full', form: 'form-c', days: 20 }, /^Take Full Test C$/, '/full-length-test?form=c'],
  [{ kind: 'practice', section: 'reading', days: 3 }, /^Practice Reading/, '/ssat-reading-full-test'],
  [{ kind: 'practice', section: 'verbal', days: 0 }, /^Practice Verbal/, '/ssat-verbal-practice/demi-test'],
])('%j', (next, title, to) => {
  const words = recommendTest(next, 'upper');
  expect(words.title).toMatch(title);
  expect(words.to).toBe(to);
  expect(paths).toContain(words.to.replace(/\?.*/, ''));
});

test('a device without any test shows how to begin, and that nothing has been done', () => {
  const { next, takenTexts } = buildChooserFacts(null, [], 0, 'upper');
  expect(next).toEqual(recommendTest({ kind: 'diagnostic' }, 'upper'));
  expect(takenTexts.size).toBe(0);
});
