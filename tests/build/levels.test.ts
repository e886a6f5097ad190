/** The built documents name every level, and say of one level alone only what its choice decides. */
import { Window } from 'happy-dom';
import { afterAll, describe, expect, test } from 'vitest';
import { levelIds } from '@/domain/exam/level/level-id';
import { type RouteId, routeIds, site } from '@/site';
import { levelNamesIn, sentencesAboutOneLevel } from '../unit/project/levelSentences';
import { documentFile, textOf } from './site-files';

const window = new Window();
const parser = new window.DOMParser();
afterAll(() => window.close());

/** Returns the texts of a document's main part, one for each element that has text of its own. */
function textsOf(id: RouteId): readonly string[] {
  const main = parser.parseFromString(textOf(documentFile(site[id].path)), 'text/html').querySelector('main');
  const elements = [...(main?.querySelectorAll('*:not(style, script, template)') ?? [])];
  return elements.flatMap((element) => {
    const isTextElement = [...element.childNodes].some(
      (node) => node.nodeName === '#text' && node.textContent.trim() !== '',
    );
    return isTextElement ? [element.textContent.trim()] : [];
  });
}

/** Pages without a word on levels, and why they need none. */
const withoutLevels: Partial<Record<RouteId, string>> = {
  legal: 'the rules of the site',
  myPage: 'a sample learner’s dashboard, or the reader’s own',
  studentDashboard: 'a sample learner’s dashboard, or the reader’s own',
  parentsDashboard: 'a sample family’s dashboard, or the reader’s own',
  parentDashboard: 'a sample family’s dashboard, or the reader’s own',
  errorLog: 'the reader’s own mistakes',
  testResults: 'the reader’s own tests',
  countdown: 'days and deadlines, the same at every level',
  verbalPracticeApp: 'words, chosen by what the reader knows',
};

test.each(routeIds.filter((id) => withoutLevels[id] === undefined))('%s names every level', (id) => {
  expect(new Set(textsOf(id).flatMap(levelNamesIn)).size).toBe(levelIds.length);
});

/** Sentences about one level that aren't in the page texts, which `tests/unit/project/levels.test.ts` checks. */
const ofChosenLevel: Partial<Record<RouteId, readonly RegExp[]>> = {
  freeTest: [/^Take half of each scored section of the Upper Level test/],
  fullLengthTests: [/^A full Upper Level SSAT takes/],
  scoring: [/^A raw score of .* on the Upper Level scale/],
  scoreGuide: [/^Upper Level, estimated$/],
  // The name of a step, with its minutes.
  writingTest: [/^Middle, \d+ min$/],
  scoreReport: [/^This is a worked example of an Upper Level test\./, /^The report of a Middle Level test/],
};

/** Matches the labels of a choice of level, and the cells of a table that has a row or a column for each level. */
const labels = /^(?:Grades \d+ to \d+: |\d+ \()?(?:Upper|Middle)(?: Level|\)| \(\d+–\d+\))?$/;

describe('a page says about one level alone what its choice of level decides', () => {
  const practice: readonly RouteId[] = [
    'sectionStudy',
    'fullLengthTests',
    'fullLengthTest',
    'studyPlanner',
    'practiceTest',
    'verbalTest',
    'freeTest',
    'verbalPractice',
    'mathPractice',
    'readingTest',
    'readingFullTest',
    'quickTest',
    'demiTest',
    'writingTest',
    'course2',
    'course4',
    'course6',
    'scoreReport',
  ];
  test.each(practice)('%s', (id) => {
    const found = sentencesAboutOneLevel(textsOf(id)).filter(
      (sentence) =>
        !labels.test(sentence) && !(ofChosenLevel[id] ?? []).some((allowed) => allowed.test(sentence)),
    );
    expect(found).toEqual([]);
  });
});
