/** What the tabs show of the two children of the sample family beyond their logs: schools, goals, settings. */
import type { ChildDetail, TargetSchool } from '@/domain/dashboard/detail';
import { advice } from './advice';
import type { SampleChild } from './child';
import { recommendedFor } from './recommended';

/** The schools of the sample, each with what it asks for, so that no two children are told differently. */
export const schools = {
  ashby: { name: 'Ashby Hall', requiredPercentile: 85 },
  brannock: { name: 'St. Brannock\u2019s Academy', requiredPercentile: 95 },
  fenwick: { name: 'Fenwick Academy', requiredPercentile: 65 },
  norcott: { name: 'Norcott School', requiredPercentile: 80 },
  quillham: { name: 'Quillham School', requiredPercentile: 65 },
  wexcombe: { name: 'Wexcombe School', requiredPercentile: 90 },
} as const satisfies Readonly<Record<string, TargetSchool>>;

const settings: ChildDetail['settings'] = {
  email: {
    dailyProgress: true,
    weeklyReport: true,
    testScores: true,
    milestones: true,
    missedSessions: false,
    lowPerformance: true,
    goalReminders: true,
    scheduleChanges: false,
  },
  sms: { urgentAlerts: true, testReminders: true, dailyGoals: false, weeklyGoals: false },
  timing: { dailyReportTime: '18:00', weeklyReportDay: 'sunday', reminderFrequency: 'weekly' },
  contact: { email: 'parent@example.com', phone: '(555) 555-0173' },
};

/** What a child's details have that is not everybody's. */
type Own = Pick<ChildDetail, 'schools' | 'goals'>;

/** The details of a child with goals of its own. */
export const detailOf = (child: SampleChild, own: Own): ChildDetail => ({
  advice,
  settings,
  ...own,
  recommendedGoals: recommendedFor(child, own.goals),
});

const mayasOwn: Own = {
  schools: [schools.ashby, schools.wexcombe, schools.brannock],
  goals: [
    {
      id: 'goal-1',
      kind: 'academic',
      title: 'Inference at 75% right',
      description: 'Two fiction passages a week, with the line that proves each answer underlined.',
      setDaysAgo: 28,
      dueInDays: 35,
      measure: { kind: 'accuracy', topic: 'reading-inference' },
      targetValue: 75,
      priority: 'high',
    },
    {
      id: 'goal-2',
      kind: 'academic',
      title: 'Solve 3,600 practice questions',
      description: 'Counted in every session since the goal was set; tests are extra.',
      setDaysAgo: 42,
      dueInDays: 21,
      measure: { kind: 'questions' },
      targetValue: 3600,
      priority: 'medium',
    },
    {
      id: 'goal-3',
      kind: 'academic',
      title: 'Take eight full tests',
      description: 'On Saturdays at 2:00 PM, with both breaks. Counted since the goal was set.',
      setDaysAgo: 91,
      dueInDays: 48,
      measure: { kind: 'full-tests' },
      targetValue: 8,
      priority: 'medium',
    },
    {
      id: 'goal-4',
      kind: 'habits',
      title: 'Reach 18 hours in ten weeks',
      description: 'Ten weeks of 18 hours or more by the study log, days of rest kept.',
      setDaysAgo: 70,
      dueInDays: 28,
      measure: { kind: 'weeks', hours: 18 },
      targetValue: 10,
      priority: 'high',
    },
    {
      id: 'goal-5',
      kind: 'habits',
      title: 'Go back to old mistakes 60 times',
      description: 'Sessions that repeat what went wrong before, three or four a week.',
      setDaysAgo: 91,
      dueInDays: 35,
      measure: { kind: 'sessions', of: { kind: 'mistakes' } },
      targetValue: 60,
      priority: 'medium',
    },
    {
      id: 'goal-6',
      kind: 'long-term',
      title: 'Apply to Ashby Hall',
      description:
        'Test, essay, two recommendations and the interview: nine steps in all, noted by the family.',
      setDaysAgo: 60,
      dueInDays: 48,
      measure: { kind: 'noted', start: 1, now: 5 },
      targetValue: 9,
      priority: 'high',
    },
    {
      id: 'goal-7',
      kind: 'long-term',
      title: 'Study 350 hours before the SSAT',
      description: 'Sessions and tests together, since the goal was set.',
      setDaysAgo: 91,
      dueInDays: 48,
      measure: { kind: 'hours' },
      targetValue: 350,
      priority: 'low',
    },
  ],
};

const theosOwn: Own = {
  schools: [schools.norcott, schools.fenwick, schools.ashby],
  goals: [
    {
      id: 'goal-1',
      kind: 'academic',
      title: 'Circles at 75% right',
      description: 'Two sessions a week, with radius and diameter written down first.',
      setDaysAgo: 28,
      dueInDays: 42,
      measure: { kind: 'accuracy', topic: 'math-circles' },
      targetValue: 75,
      priority: 'high',
    },
    {
      id: 'goal-2',
      kind: 'academic',
      title: 'Take six full tests',
      description: 'One a month on a Saturday at 2:00 PM. Counted since the goal was set.',
      setDaysAgo: 91,
      dueInDays: 60,
      measure: { kind: 'full-tests' },
      targetValue: 6,
      priority: 'medium',
    },
    {
      id: 'goal-3',
      kind: 'habits',
      title: 'Reach 18 hours in eight weeks',
      description: 'Eight weeks of 18 hours or more by the study log.',
      setDaysAgo: 63,
      dueInDays: 42,
      measure: { kind: 'weeks', hours: 18 },
      targetValue: 8,
      priority: 'high',
    },
    {
      id: 'goal-4',
      kind: 'long-term',
      title: 'Reach the 80th percentile',
      description: 'What Norcott School asks for, on a full practice test.',
      setDaysAgo: 91,
      dueInDays: 76,
      measure: { kind: 'percentile' },
      targetValue: 80,
      priority: 'high',
    },
  ],
};

/** The details by the child's id. The children are given, because the file that fetches this one holds them already. */
export const detailsOf = (maya: SampleChild, theo: SampleChild) =>
  ({ maya: detailOf(maya, mayasOwn), theo: detailOf(theo, theosOwn) }) as const satisfies Readonly<
    Record<string, ChildDetail>
  >;
