import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { SampleChild, SampleFamily } from '@/data/sample/sampleChild';
import { nearestPossibleScore } from '@/data/sample/sampleAnswers';
import { sampleSchools } from '@/data/sample/sampleSchools';

/** Weeks in the year, with a full test each Saturday. */
const yearWeeks = 52;

/** Deviations of the weekly scores from a straight line, in points. Each section steps through the list at its own pace. */
const wobble = [0, 6, -5, 9, -8, 3, -4] as const;

function testOf(weeksAgo: number): string {
  const done = (yearWeeks - 1 - weeksAgo) / (yearWeeks - 1);
  const score = (section: ScoredSection, from: number, gain: number, step: number) =>
    nearestPossibleScore(
      section,
      Math.min(800, Math.round(from + gain * done) + (wobble[(weeksAgo * step) % wobble.length] ?? 0)),
    );
  const scores = [
    score('verbal', 684, 94, 1),
    score('quantitative', 690, 92, 2),
    score('reading', 672, 96, 3),
  ];
  return [weeksAgo, ...scores].join(' ');
}

/** Builds a child who repeats the plan and the weeks of `pattern`. */
const raviLike = (pattern: SampleChild): SampleChild => ({
  id: 'ravi',
  name: 'Ravi Menon',
  grade: 9,
  level: 'upper',
  targets: { verbal: 790, quantitative: 795, reading: 785 },
  schools: [sampleSchools.brannock, sampleSchools.wexcombe, sampleSchools.ashby],
  testInDays: 20,
  weeklyTargetHours: pattern.weeklyTargetHours,
  weeklyGoalHours: pattern.weeklyGoalHours,
  plan: pattern.plan,
  weeks: Array.from(
    { length: yearWeeks },
    (_, weeksAgo) => pattern.weeks[weeksAgo % pattern.weeks.length] ?? '',
  ),
  tests: Array.from({ length: yearWeeks }, (_, weeksAgo) => testOf(weeksAgo)),
  extra: [],
  weeklyGoals: pattern.weeklyGoals,
  goals: [
    {
      id: 'goal-1',
      kind: 'long-term',
      title: 'Reach the 95th percentile',
      description: 'The target for St. Brannock\u2019s Academy, on a full practice test.',
      setDaysAgo: 350,
      dueInDays: 20,
      measure: { kind: 'percentile' },
      targetValue: 95,
      priority: 'high',
    },
    {
      id: 'goal-2',
      kind: 'academic',
      title: 'Take 54 full tests',
      description: 'One on each Saturday, counted since the goal was set.',
      setDaysAgo: 364,
      dueInDays: 20,
      measure: { kind: 'full-tests' },
      targetValue: 54,
      priority: 'medium',
    },
    {
      id: 'goal-3',
      kind: 'habits',
      title: 'Study 1,000 hours in the year',
      description: 'Sessions and tests together, since the goal was set.',
      setDaysAgo: 364,
      dueInDays: 20,
      measure: { kind: 'hours' },
      targetValue: 1000,
      priority: 'medium',
    },
  ],
  notes: [],
  lookedHoursAgo: 12,
  testAnxiety: 'Low, by self-report',
});

/** A child with a year of weekly tests and a long log. */
export function buildLongYearFamily(pattern: SampleChild): SampleFamily {
  return { id: 'long-year', children: [raviLike(pattern)] };
}
