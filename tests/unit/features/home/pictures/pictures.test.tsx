/** The product pictures: based on the products' own rules, and labeled as samples. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { exampleReportText } from '@/data/example-report/exampleDocument';
import { brand } from '@/brand';
import { levelFigures } from '@/data/texts/levelTexts';
import { homeText } from '@/data/texts/pages/home';
import { TodayProvider } from '@/data/useToday';
import { CoachNotes } from '@/features/home/pictures/CoachNotes';
import { SampleQuestion } from '@/features/home/pictures/SampleQuestion';
import { SampleReport } from '@/features/home/pictures/SampleReport';
import { SampleWeek } from '@/features/home/pictures/SampleWeek';
import { formatNumber, spellOutCount } from '@/lib/text/format';
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

/** Every question of the sample's generator is about something that is on sale. */
const stem = () => screen.getByText(/ is on sale for .*\?/);
const rowTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const explained = () => rowTexts().filter((row) => row.length > 20).length;
const choices = () => within(screen.getByRole('group', { name: 'Choices' })).getAllByRole('button');

test('nothing is chosen at first, and a press explains the right choice and the chosen one, with the focus on the verdict, and another press the rest', () => {
  show(<SampleQuestion />);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try another' })).toBeNull();
  expect(choices().map(({ textContent }) => textContent.slice(0, 2))).toEqual(['A$', 'B$', 'C$', 'D$', 'E$']);
  const [first] = choices();
  if (first === undefined) throw new Error('There is no first choice');
  fireEvent.click(first);
  expect(document.activeElement?.textContent).toMatch(/^Not this one\./);
  expect(rowTexts()).toHaveLength(5);
  expect(rowTexts().filter((row) => row.includes('Right'))).toHaveLength(1);
  expect(rowTexts()[0]).toContain('Wrong, your answer');
  expect(explained()).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Why the others are wrong' }));
  expect(explained()).toBe(5);
  fireEvent.click(screen.getByRole('button', { name: 'Hide the other reasons' }));
  expect(explained()).toBe(2);
});

test('another question has other numbers, with nothing chosen and the focus on it', () => {
  show(<SampleQuestion />);
  const before = stem().textContent;
  for (let drawn = 0; stem().textContent === before && drawn < 5; drawn += 1) {
    fireEvent.click(choices()[3] ?? stem());
    fireEvent.click(screen.getByRole('button', { name: 'Try another' }));
    expect(document.activeElement).toBe(stem());
  }
  expect(stem().textContent).not.toBe(before);
  expect(choices()).toHaveLength(5);
});

test('the day’s tasks add up to the minutes that their title says', () => {
  const sum = homeText.dailyTasks.reduce((all, { minutes }) => all + minutes, 0);
  const [said] = /\d+/.exec(homeText.working.daily.title) ?? [];
  expect(Math.abs(Number(said) - sum)).toBeLessThanOrEqual(2);
});

test('the page says that it is free, that coaching isn’t, and who made it', () => {
  expect(homeText.cost).toBe(
    'Everything here is free: practice, full tests, and term courses. For 1:1 coaching, ask us for a quote.',
  );
  expect(homeText.madeBy).toBe(`Made by ${brand.name}.`);
});

test('the page says nothing of the error’s figure before it has said what an estimate is', () => {
  expect(JSON.stringify(homeText)).not.toMatch(/our figure|standard error/);
});

test('the page begins with both levels, and says what the bank has for each', () => {
  for (const { name, figures } of levelFigures) {
    expect(homeText.audience).toContain(name);
    expect(homeText.figuresByLevel).toContain(
      `${formatNumber(figures.questions)} questions and ${spellOutCount(figures.fullForms)} full tests for the ${name} Level`,
    );
  }
});

test('the report shows the ranges of the worked example, labeled as an example', () => {
  show(<SampleReport />);
  expect(screen.getByText('Worked example, Upper Level, not an SSAT score')).toBeTruthy();
  const { sections, total } = exampleReportText.lead.figures;
  expect(screen.getByText(/^2,\d{3} to 2,\d{3}$/).textContent.replaceAll(',', '')).toBe(
    `${total?.band.low}\u00A0to\u00A0${total?.band.high}`,
  );
  expect(sections).toHaveLength(3);
  for (const { score } of sections)
    expect(screen.getByText(`${score?.band.low} to ${score?.band.high}`)).toBeTruthy();
});

test('the week has seven days, with a full test on Saturday and Sunday off', () => {
  show(<SampleWeek />);
  const days = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(days).toHaveLength(7);
  expect(days[5]).toMatch(/^SatFull Test B, 3 h 10 min$/);
  expect(days[6]).toBe('SunDay off');
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
