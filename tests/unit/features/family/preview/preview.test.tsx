/** The pieces of the dashboards on the home page: the same answers as the dashboards', calculated from the sample's record. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { TodayProvider } from '@/data/useToday';
import { recordEvents } from '@/domain/dashboard/scores/record-events';
import { recordEventText } from '@/domain/dashboard/scores/record-event-text';
import { SampleNextStep, SampleVerdict } from '@/features/family/preview/SampleAnswer';
import { SampleYear } from '@/features/family/preview/SampleYear';
import { VerdictCard } from '@/features/family/tabs/overview/VerdictCard';
import { pathOf } from '@/site';
import { theme } from '@theme';
import { sampleSource } from '@/data/learners/useLearners';
import { nothingComesNear } from '../../../nearness';

afterEach(cleanup);

nothingComesNear();

const { family } = sampleSource('2026-11-15');
const [learner] = family.children;

/** Returns the text of an element rendered alone on a Wednesday, whose sample is that of the Sunday before. */
function textOf(element: ReactNode): string {
  const { container, unmount } = render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <TodayProvider value="2026-11-18">{element}</TodayProvider>
      </MemoryRouter>
    </ThemeProvider>,
  );
  const { textContent } = container;
  unmount();
  return textContent;
}

const onDashboard = () => textOf(<VerdictCard family={family} learner={learner} />);

test('the verdict and its date are the dashboard’s', () => {
  const shown = textOf(<SampleVerdict />);
  const [sentence = 'no verdict'] = /Clearly above[\s\S]*?in a row/.exec(shown) ?? [];
  const [since = 'no date'] = /On track since \w+\s\d+/.exec(shown) ?? [];
  expect(onDashboard()).toContain(sentence);
  expect(onDashboard()).toContain(since);
  expect(shown).toContain('Sample family');
});

test('the next step and what to say are the dashboard’s', () => {
  const [, step = 'no step', suggestion = 'no suggestion'] =
    /^Next step([\s\S]*?)Open reading practiceSay([\s\S]*)$/.exec(textOf(<SampleNextStep />)) ?? [];
  expect(onDashboard()).toContain(step);
  expect(onDashboard()).toContain(suggestion);
});

test('the verdict’s card leads to the parent’s view of the sample', () => {
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <TodayProvider value="2026-11-18">
          <SampleVerdict />
        </TodayProvider>
      </MemoryRouter>
    </ThemeProvider>,
  );
  expect(screen.getByRole('link', { name: 'Open the parent’s view' }).getAttribute('href')).toBe(
    pathOf('parentDashboard', { search: { from: 'sample' } }),
  );
});

test('the year has a list of the record’s events, in order', () => {
  const shown = textOf(<SampleYear />).replaceAll('\u00A0', ' ');
  const events = recordEvents(learner, family.asOf).map((event) => recordEventText(event, family.asOf.day));
  expect(events.length).toBeGreaterThanOrEqual(3);
  const places = events.map(({ title, detail }) =>
    shown.indexOf(`${title}${detail.replaceAll('\u00A0', ' ')}`),
  );
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
