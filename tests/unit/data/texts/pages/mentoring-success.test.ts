/** The worked examples of /mentoring-success match the rules. */
import { expect, test } from 'vitest';
import { mentoringSuccessText } from '@/data/texts/pages/mentoring-success';

const bodyOf = (id: string) => mentoringSuccessText.sections.find((section) => section.id === id)?.body ?? [];
const sentences = (id: string) => bodyOf(id).filter((block) => typeof block === 'string');
const rows = (id: string) =>
  bodyOf(id).flatMap((block) => (typeof block !== 'string' && block.kind === 'table' ? block.rows : []));

test('two practice tests, whose difference is still within the error', () => {
  const [example] = sentences('two-tests').slice(1);
  const [, difference, clearFrom] =
    /(\d+) points higher\..*clear at (\d+) points or more/.exec(example ?? '') ?? [];
  expect(rows('two-tests')).toContainEqual(['Raw score', '30', '38']);
  expect(Number(difference)).toBeGreaterThan(0);
  expect(Number(difference)).toBeLessThan(Number(clearFrom));
  expect(example).toContain('Having 7 more right answers and 4 fewer wrong ones');
});

test('changes between official tests, below and above the margin', () =>
  expect(rows('change')).toEqual([
    ['15 points up', 'May be chance'],
    ['30 points up', 'May be chance'],
    ['42 points up', 'Probably more than chance'],
    ['60 points up', 'Probably more than chance'],
  ]));

test('what skipped guesses were worth', () =>
  expect(sentences('habit')[0]).toMatch(
    /leaves eight questions blank.*only two choices.*3\/8 of a point.*about three raw points/,
  ));
