/** Drawings are images with a name that says what they show, and their figures follow the rules of the product. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { pricingPlans } from '@/data/texts/pricingPlans';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { fullTestMinutes, fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { fullReadingPlan, halfVerbalPlan } from '@/domain/exam/catalog/practice-plans';
import { essayMinutes } from '@/domain/exam/essays/essay-minutes';
import { formatMinutes } from '@/lib/text/format';
import { AnalogyBridge } from '@/ui/drawings/AnalogyBridge';
import { AnswerPoints } from '@/ui/drawings/AnswerPoints';
import { BandOverTarget } from '@/ui/drawings/BandOverTarget';
import { CardOnScreen } from '@/ui/drawings/CardOnScreen';
import { DailyTasks } from '@/ui/drawings/DailyTasks';
import { Drawing } from '@/ui/drawings/Drawing';
import { EssayPlan } from '@/ui/drawings/EssayPlan';
import { FractionLine } from '@/ui/drawings/FractionLine';
import { MeetingSheet } from '@/ui/drawings/MeetingSheet';
import { MilestoneLine } from '@/ui/drawings/MilestoneLine';
import { PassageQuestions } from '@/ui/drawings/PassageQuestions';
import { PlanPrices } from '@/ui/drawings/PlanPrices';
import { ReturningMistake } from '@/ui/drawings/ReturningMistake';
import { ReturningWord } from '@/ui/drawings/ReturningWord';
import { SectionSharesStrip } from '@/ui/drawings/SectionSharesStrip';
import { SheetRow } from '@/ui/drawings/SheetRow';
import { SectionStrip, TestLengths, TestStrip, TestStripParts } from '@/ui/drawings/TestStrips';
import { TwoKeys } from '@/ui/drawings/TwoKeys';
import { WeekColumns } from '@/ui/drawings/WeekColumns';
import { theme } from '@theme';

afterEach(cleanup);

const show = (element: ReactNode) => render(<ThemeProvider theme={theme}>{element}</ThemeProvider>).container;

const free = diagnosticPlan('upper', true);
const full = fullTestPlan('form-a', true);

const drawings: readonly { readonly drawing: ReactElement; readonly name: RegExp }[] = [
  {
    drawing: (
      <AnalogyBridge
        pairs={[
          ['kitten', 'cat'],
          ['gosling', 'goose'],
        ]}
        bridge="is a young"
      />
    ),
    name: /^Kitten is to cat as gosling is to goose: one bridge, “is a young,” joins both pairs\.$/,
  },
  { drawing: <AnswerPoints />, name: /one point.*a quarter of a point.*nothing\.$/ },
  { drawing: <BandOverTarget />, name: /whole range is above the target/ },
  { drawing: <CardOnScreen />, name: /^One card of a dashboard fills the screen/ },
  {
    drawing: <DailyTasks tasks={[{ label: 'One topic', minutes: 10 }]} />,
    name: /^A day of practice: One topic, 10\s?min\.$/,
  },
  { drawing: <EssayPlan />, name: /^An essay of 25\s?min on a sheet.*Choose, 1; Plan, 3; .*Read over, 2\.$/ },
  { drawing: <FractionLine />, name: /three quarters and 75 percent are the same point\.$/ },
  { drawing: <MeetingSheet />, name: /two become the work until the next meeting\.$/ },
  { drawing: <MilestoneLine />, name: /the first 10 weeks ahead, the last on the day of the test\.$/ },
  { drawing: <PassageQuestions />, name: /^One passage with 5 questions\./ },
  {
    drawing: <PlanPrices plans={pricingPlans} />,
    name: /^Practice: free, Term Course: free, and 1:1 Coaching: on request\.$/,
  },
  { drawing: <ReturningMistake />, name: /^A question missed today returns after 1 day and 7 days more/ },
  { drawing: <ReturningWord />, name: /after a few days, then after weeks, then after months/ },
  { drawing: <SectionSharesStrip />, name: /Verbal 30%, Math 30%, Reading 25%, and Writing 15%\.$/ },
  { drawing: <SheetRow count={7} />, name: /^Seven sheets of paper to print\.$/ },
  {
    drawing: <SectionStrip plan={halfVerbalPlan('upper')} />,
    name: /^30 questions in 15\s?min: 15 synonyms and 15 analogies\.$/,
  },
  {
    drawing: <SectionStrip plan={fullReadingPlan('upper')} />,
    name: /^40 questions in 40\s?min: 8 passages of 5 questions each\.$/,
  },
  {
    drawing: <TestStrip plan={free} isEssayOptional />,
    name: /Verbal, 15; Quantitative, 30; Reading, 20; optionally, Writing/,
  },
  { drawing: <TestStrip plan={full} />, name: /Break, 10; .*Break, 10; .*15\.$/ },
  {
    drawing: <TestLengths />,
    name: /^Tests on one scale of time: Quick Verbal Test, 5\s?min; Free Test, .*; Full Test, 3\s?h/,
  },
  { drawing: <TwoKeys />, name: /Both must choose the same letter\.$/ },
  {
    drawing: (
      <WeekColumns name="Two weeks" end="test" weeks={[[{ id: 'verbal', minutes: 60, color: 'red' }], []]} />
    ),
    name: /^Two weeks$/,
  },
];

test.each(drawings)('%# is an image with a name, without anything to reach inside', ({ drawing, name }) => {
  const container = show(drawing);
  const image = screen.getByRole('img', { name });
  expect(container.querySelectorAll('[role="img"]')).toHaveLength(1);
  expect(image.querySelector('a, button, [tabindex]')).toBeNull();
});

test('is hidden from screen readers beside a text that says the same', () => {
  show(<Drawing name={null}>Parts</Drawing>);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Parts').closest('[aria-hidden]')).not.toBeNull();
});

describe('the strip of a test', () => {
  test('has the minutes of its parts, without those of breaks', () => {
    const minutes = (plan: typeof free) =>
      plan.parts.flatMap((part) => (part.kind === 'break' ? [] : part.minutes)).join('');
    expect(show(<TestStripParts plan={free} labels="minutes" />).textContent).toBe(minutes(free));
    cleanup();
    expect(show(<TestStrip plan={full} />).textContent).toBe(
      formatMinutes(fullTestMinutes(true)) +
        minutes({ ...full, parts: full.parts.filter((part) => !('extra' in part)) }),
    );
  });

  test('shows only its length if it has no room for more', () => {
    expect(show(<TestStripParts plan={full} labels="total" />).textContent).toBe(
      formatMinutes(fullTestMinutes(true)),
    );
  });
});

test('an essay’s steps are as high as their minutes', () => {
  const container = show(<EssayPlan />);
  const heights = [...container.querySelectorAll('line')].map(
    (line) => Number(line.getAttribute('y2')) - Number(line.getAttribute('y1')) + 6,
  );
  // Plan, opening, middle, and ending, on a sheet of 138 units.
  expect(heights.map((height) => Math.round((height * essayMinutes) / 138))).toEqual([3, 4, 11, 4]);
});
