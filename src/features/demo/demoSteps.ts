/** The stops of the guided demo: eight in four minutes, from the parent's view to the plan. */
import { pathOf } from '@/site';

export interface DemoStep {
  readonly path: string;
  readonly title: string;
  readonly sentence: string;
}

/** Makes each stop show the same family, regardless of the one viewed before. */
const family = { family: 'two' } as const;

export const demoSteps: readonly DemoStep[] = [
  {
    path: pathOf('parentDashboard', { search: family }),
    title: 'For parents',
    sentence:
      'In five seconds, a parent sees how practice is going, what comes next, and what to say at dinner.',
  },
  {
    path: pathOf('parentDashboard', { search: { ...family, tab: 'scores' } }),
    title: 'Scores with their ranges',
    sentence: 'Every practice score is a range, so nobody mistakes chance for progress.',
  },
  {
    path: pathOf('studentDashboard', { search: family }),
    title: 'For students',
    sentence: 'The student sees the same week, with the next test and the mistakes to learn from.',
  },
  {
    path: pathOf('quickTest'),
    title: 'A first question',
    sentence:
      'Start this short test to see a question at the pace of the real test. Leave the test to continue the demo.',
  },
  {
    path: pathOf('scoreReport'),
    title: 'The score report',
    sentence: 'In the report, you see an explanation of every choice and what would earn the most points.',
  },
  {
    path: pathOf('sectionStudy'),
    title: 'Practice',
    sentence:
      'The student practices where the most points are, and each mistake returns until the student gets it right.',
  },
  {
    path: pathOf('studyPlanner'),
    title: 'The plan',
    sentence: 'Enter a test date and the minutes per day, and the planner fills every day until the test.',
  },
  {
    path: pathOf('parentDashboard', { search: { ...family, tab: 'reports' } }),
    title: 'The weekly report',
    sentence: 'On Sunday, the family sees on one page what went well, what didn’t, and what to ask.',
  },
];
