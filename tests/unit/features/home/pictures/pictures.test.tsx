/** The product pictures: based on the products' own rules, and labeled as samples. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { exampleEarlierEstimate } from '@/data/exampleEarlierTest';
import { TodayProvider } from '@/data/useToday';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { FreeTestCard } from '@/features/home/FreeTestCard';
import { CoachNotes } from '@/features/home/pictures/CoachNotes';
import { SampleQuestion } from '@/features/home/pictures/SampleQuestion';
import { SampleReport } from '@/features/home/pictures/SampleReport';
import { SampleWeek } from '@/features/home/pictures/SampleWeek';
import { theme } from '@theme';

afterEach(cleanup);

const show = (element: ReactNode) =>
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <TodayProvider value="2026-11-18">{element}</TodayProvider>
      </MemoryRouter>
    </ThemeProvider>,
  );

test('the free test has its parts in order, with the questions and minutes of its plan', () => {
  show(<FreeTestCard />);
  const { parts } = diagnosticPlan(true);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.map((row) => row.replace(/\d.*| ?optional.*/, ''))).toEqual(parts.map(({ title }) => title));
  rows.forEach((row, place) => expect(row).toContain(`${parts[place]?.minutes} min`));
  expect(screen.getByText('75 questions')).toBeTruthy();
});

test('the question starts with a wrong answer, and every choice has an explanation', () => {
  show(<SampleQuestion />);
  expect(screen.getByText('Sample question')).toBeTruthy();
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  expect(rows.filter(({ textContent }) => textContent.includes('Right'))).toHaveLength(1);
  expect(screen.getByText('Wrong, your answer')).toBeTruthy();
});

const stem = () => screen.getByText(/What is the sale price\?/);

test('it can be tried with other numbers, and the focus follows', () => {
  show(<SampleQuestion />);
  const before = stem().textContent;
  fireEvent.click(screen.getByRole('button', { name: 'Try it with other numbers' }));
  expect(document.activeElement).toBe(stem());
  for (let drawn = 0; stem().textContent === before && drawn < 5; drawn += 1)
    fireEvent.click(screen.getByRole('button', { name: 'Use other numbers' }));
  expect(stem().textContent).not.toBe(before);
  const choices = within(screen.getByRole('group', { name: 'Choices' })).getAllByRole('button');
  expect(choices).toHaveLength(5);
  const [first] = choices;
  if (first === undefined) throw new Error('There is no first choice');
  fireEvent.click(first);
  expect(document.activeElement?.textContent).toMatch(
    new RegExp(`^\\${first.textContent} (?:is right|comes from)`),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('the report shows the ranges of the worked example, labeled as an example', () => {
  show(<SampleReport />);
  expect(screen.getByText('Worked example, not an SSAT score')).toBeTruthy();
  const { sections, total } = exampleEarlierEstimate;
  expect(screen.getByText(/^2,\d{3} to 2,\d{3}$/).textContent.replaceAll(',', '')).toBe(
    `${total?.low}\u00A0to\u00A0${total?.high}`,
  );
  for (const section of scoredSections) {
    const estimate = sections[section];
    if (estimate.state === 'none') throw new Error(`${section} has no estimate`);
    expect(screen.getByText(`${estimate.band.low} to ${estimate.band.high}`)).toBeTruthy();
  }
});

test('the week has seven days, with a full test on Saturday and Sunday off', () => {
  show(<SampleWeek />);
  const days = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(days).toHaveLength(7);
  expect(days[5]).toMatch(/^SatFull Test B, 3 h 10 min$/);
  expect(days[6]).toBe('SunFree');
});

test('the coach’s notes list the weakest topics of the sample family’s first child', () => {
  show(<CoachNotes />);
  // Topics by name, not by ID.
  expect(screen.getByText('Inference (Reading)')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/(?:math|reading|analogy)-[a-z]/);
  expect(screen.getByText('Sample data')).toBeTruthy();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(3);
  rows.forEach((row) => expect(row).toMatch(/\((?:Verbal|Math|Reading)\)\d\d% right over four weeks$/));
});
