import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleSource } from '@/data/learners/useLearners';
import type { LevelId } from '@/domain/exam/level/level-id';
import { ChildrenPanel } from '@/features/family/tabs/overview/ChildrenPanel';

afterEach(cleanup);

test('has a column for each child, with the same facts', () => {
  render(<ChildrenPanel family={sampleSource('2026-11-15').family} />);
  const [head, ...rows] = within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
  expect(head).toEqual(['', 'Maya Anders', 'Theo Anders']);
  expect(rows).toEqual([
    ['How it is going', 'On track since Sep\u00a019', 'Worth watching since Nov\u00a014'],
    ['Latest result', '2,340, target 2,200', '2,214, target 2,280'],
    ['Study this week', '19.9 h', '18.4 h'],
    ['Study streak', '12 days', '5 days'],
    ['Next step', 'Two sessions on inference', 'Two sessions on circles'],
  ]);
});

test('has no result for a child without a test, at either level', () => {
  const { children, ...family } = sampleSource('2026-11-15').family;
  const [child] = children;
  const before = (level: LevelId) => ({
    ...child,
    tests: [],
    profile: { ...child.profile, id: level, level },
  });
  render(<ChildrenPanel family={{ ...family, children: [before('middle'), before('upper')] }} />);
  const cells = screen.getByRole('row', { name: /^Latest result/ }).querySelectorAll('td');
  expect([...cells].map((cell) => cell.textContent)).toEqual(['\u2013', '\u2013, target 2,200']);
});
