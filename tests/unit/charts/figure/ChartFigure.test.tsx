/**
 * Every chart with invented data (tests/variants/Charts.tsx), without its drawing: the announcements, the table, and the file have
 * the same content, and keys move between points and open one. tests/e2e/dashboards/charts.spec.ts has the drawings.
 */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChartFigure } from '@/charts/figure/ChartFigure';
import { assertPresent } from '@/lib/assert';
import { downloadText } from '@/lib/browser/download';
import { formatCsv } from '@/lib/text/csv';
import { theme } from '@theme';
import { type ChartFacts, chartFacts } from '../../../variants/chart-facts';
import { Shown } from '../../../variants/Charts';
import { allComesNear, nothingComesNear } from '../../nearness';

vi.mock('@/lib/browser/download');
vi.mock('@/lib/browser/isSiteReachable');
vi.mock('@/charts/drawings/chartDrawings', () => {
  throw new TypeError('offline');
});

nothingComesNear();

const charts = Object.values(chartFacts);

// Rendered once, because each of the charts takes a while.
beforeAll(() => {
  render(
    <ThemeProvider theme={theme}>
      <Shown />
    </ThemeProvider>,
  );
});

beforeEach(() => {
  document.title = 'Charts';
});

afterAll(cleanup);

const drawn = () => [...document.querySelectorAll<HTMLElement>('figure [role="group"]')];
const labelOf = ({ called, opens }: ChartFacts) =>
  `Chart: ${called}. Arrow keys move between points${opens ? '; Enter opens one' : ''}.`;

const cellsOf = (row: Element | null | undefined) => [...(row?.querySelectorAll('th, td') ?? [])];
const textsOf = (row: Element | null | undefined) => cellsOf(row).map((cell) => cell.textContent);

/** Returns the cell as a file has it: dates are days with their year. */
function filedOf(cell: Element): string {
  const date = cell.querySelector('time');
  return date === null
    ? cell.textContent
    : cell.textContent.replace(date.textContent, date.getAttribute('datetime') ?? '');
}

/** Returns the parts of a chart's figure. */
function partsOf(chart: ChartFacts) {
  const group = assertPresent(
    drawn().find((each) => each.getAttribute('aria-label') === labelOf(chart)),
    `${chart.called} is drawn`,
  );
  const figure = assertPresent(group.closest('figure'), 'a chart is in a figure');
  return {
    group,
    columns: () => textsOf(figure.querySelector('thead tr')),
    rows: () => [...figure.querySelectorAll('tbody tr')].map(textsOf),
    filedRows: () => [...figure.querySelectorAll('tbody tr')].map((row) => cellsOf(row).map(filedOf)),
    press: (key: string) => {
      fireEvent.keyDown(group, { key });
      return figure.querySelector('[role="status"]')?.textContent;
    },
    click: (label: string) =>
      fireEvent.click(
        assertPresent(
          [...figure.querySelectorAll('button')].find(
            (button) => button.textContent === `${label}(${chart.called})`,
          ),
          label,
        ),
      ),
  };
}

test('all charts have a name that says what keys do', () =>
  expect(drawn().map((chart) => chart.getAttribute('aria-label'))).toEqual(charts.map(labelOf)));

describe.each(charts)('the chart $called', (chart) => {
  const { points, opens } = chart;

  test('has the same content in its announcements, its table, and its file', () => {
    const { group, rows, filedRows, columns, press, click } = partsOf(chart);
    // A long table is rendered only on request.
    expect(rows()).toHaveLength(points > 60 ? 0 : points);
    const heard = [press('Home'), press('End')];

    click('Show as table');
    expect(group.hidden).toBe(true);
    expect(rows()).toHaveLength(points);
    expect(heard).toEqual(
      [rows()[0], rows().at(-1)].map(
        ([name, ...cells] = []) =>
          `${name}: ${cells.map((cell, index) => `${columns()[index + 1]} ${cell}`).join(', ')}`,
      ),
    );

    vi.mocked(downloadText).mockClear();
    click('Save as CSV');
    expect(vi.mocked(downloadText).mock.calls).toEqual([
      [expect.stringMatching(/^[a-z0-9-]+\.csv$/), formatCsv([columns(), ...filedRows()]), 'text/csv'],
    ]);
    click('Show as chart');
    expect(group.hidden).toBe(false);
  });

  test('has the year in each date of its file', () => {
    const { click } = partsOf(chart);
    click('Show as table');
    vi.mocked(downloadText).mockClear();
    click('Save as CSV');
    click('Show as chart');
    const file = vi.mocked(downloadText).mock.calls[0]?.[1] ?? '';
    expect(file).not.toMatch(/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d/);
    expect(file.match(/\b\d{4}-\d\d-\d\d\b/g) ?? []).toHaveLength(chart.dated ? points : 0);
  });

  test('announces each point that arrow keys move to, and nothing once it loses the focus', () => {
    const { group, press } = partsOf(chart);
    const steps = Math.min(points, 30);
    const heard = new Set([press('Home')]);
    // A calendar's columns are weeks.
    const key = chart.called.startsWith('Study days') ? 'ArrowDown' : 'ArrowRight';
    for (let moves = 1; moves < steps; moves += 1) heard.add(press(key));
    expect(heard.size).toBe(steps);
    fireEvent.blur(group);
    // A key without a meaning here.
    expect(press('Shift')).toBe('');
  });

  test(opens ? 'opens its active point with Enter' : 'opens nothing with Enter', () => {
    const { press } = partsOf(chart);
    press('Enter');
    expect(document.title).toBe('Charts');
    press('End');
    press('Enter');
    expect(document.title).toBe(opens ? `Opened ${points - 1}` : 'Charts');
  });
});

test('a figure whose drawing can’t be loaded says so, and has its numbers as a table', async () => {
  allComesNear();
  const { container } = render(
    <ThemeProvider theme={theme}>
      <ChartFigure
        name="Hours by day"
        summary="Three hours so far."
        table={{ columns: ['Day', 'Hours'], rows: [['Mon', '3.0']] }}
        height={200}
        draw={() => null}
      />
    </ThemeProvider>,
  );
  const figure = within(container);
  expect(await figure.findByText('The chart could not be loaded')).toBeTruthy();
  fireEvent.click(figure.getByRole('button', { name: /^Show as table/ }));
  expect(figure.getByRole('table', { name: 'Hours by day' })).toBeTruthy();
});
