/** The facts of each sample in Charts.tsx that has points. A sample without them doesn't compile. */
import type { SampleName } from './Charts';

export interface ChartFacts {
  /** The figure's accessible name. */
  readonly called: string;
  readonly points: number;
  /** True if a line marks the active point's position. */
  readonly crosshair: boolean;
  /** True if a point can be opened. */
  readonly opens: boolean;
  /** True if each point has a date. */
  readonly dated: boolean;
}

export const chartFacts: Readonly<Record<Exclude<SampleName, 'pace' | 'spark'>, ChartFacts>> = {
  week: { called: 'Study time this week', points: 7, crosshair: false, opens: true, dated: true },
  weeks: { called: 'Study time by week', points: 13, crosshair: false, opens: false, dated: true },
  total: { called: 'Total score', points: 9, crosshair: true, opens: true, dated: true },
  mixed: { called: 'Total score from two sources', points: 9, crosshair: true, opens: false, dated: true },
  forecast: { called: 'Total score with a forecast', points: 10, crosshair: true, opens: false, dated: true },
  'one-test': { called: 'Total score, one test', points: 1, crosshair: true, opens: false, dated: true },
  sections: { called: 'Section scores', points: 27, crosshair: true, opens: true, dated: true },
  days: { called: 'Study days, 13 weeks', points: 91, crosshair: false, opens: true, dated: true },
  percentiles: {
    called: 'Percentile of each full test',
    points: 9,
    crosshair: true,
    opens: false,
    dated: true,
  },
  lines: { called: 'Sections by test', points: 9, crosshair: true, opens: false, dated: true },
  curves: { called: 'Curves of two measures', points: 7, crosshair: true, opens: false, dated: false },
  ranges: {
    called: 'Sections against their targets',
    points: 3,
    crosshair: false,
    opens: true,
    dated: false,
  },
  'mixed-ranges': {
    called: 'Sections from two sources',
    points: 3,
    crosshair: false,
    opens: false,
    dated: false,
  },
  topics: { called: 'Verbal by topic', points: 2, crosshair: false, opens: false, dated: false },
  dots: { called: 'Scores against targets', points: 3, crosshair: false, opens: false, dated: false },
  steps: { called: 'Answers by time', points: 18, crosshair: true, opens: false, dated: false },
  'coming-days': { called: 'Mistakes due', points: 7, crosshair: false, opens: false, dated: true },
};
