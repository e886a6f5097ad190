import type { SampleChild, SampleFamily } from '@/data/sample/sampleChild';
import { sampleSchools } from '@/data/sample/sampleSchools';

/** A child at the end of the first week of study, before any test. */
const sam: SampleChild = {
  id: 'sam',
  name: 'Sam Okafor',
  grade: 8,
  level: 'upper',
  targets: { verbal: 690, quantitative: 685, reading: 675 },
  schools: [sampleSchools.quillham],
  testInDays: 118,
  weeklyTargetHours: 8,
  weeklyGoalHours: 10,
  plan: [
    '16:00v54 17:15m42',
    '16:00m54 17:15r42',
    '16:00r54 17:15v42',
    '16:00m54 17:15w42',
    '16:00v54 17:15r42',
  ],
  weeks: ['l728p424/r548/t728k305/e603w42/a484m483w42'],
  tests: [],
  extra: [{ what: 'full', inDays: 6, start: 14 * 60 }],
  weeklyGoals: [
    { id: 'g1', title: 'Two reading sessions', of: { section: 'reading' }, target: 2 },
    { id: 'g2', title: 'Three math sessions', of: { section: 'quantitative' }, target: 3 },
  ],
  goals: [
    {
      id: 'goal-1',
      kind: 'academic',
      title: 'Take two full tests',
      description: 'One to see where things stand, one to see what practice has changed.',
      setDaysAgo: 6,
      dueInDays: 48,
      measure: { kind: 'full-tests' },
      targetValue: 2,
      priority: 'high',
    },
  ],
  notes: [],
  lookedHoursAgo: 24,
  testAnxiety: 'Not asked yet',
};

export const firstWeekFamily: SampleFamily = {
  id: 'first-week',
  children: [sam],
};
