import type { SampleChild, SampleFamily } from '@/data/sample/sampleChild';
import { sampleSchools } from '@/data/sample/sampleSchools';

/** A child with three weeks of study and a single test, which is below the target and has no earlier test to compare with. */
const ines: SampleChild = {
  id: 'ines',
  name: 'Ines Duarte',
  grade: 8,
  level: 'upper',
  targets: { verbal: 740, quantitative: 730, reading: 730 },
  schools: [sampleSchools.ashby, sampleSchools.norcott],
  testInDays: 90,
  weeklyTargetHours: 14,
  weeklyGoalHours: 15,
  plan: [
    '16:00v90 18:00m30',
    '16:00m90 18:00v30',
    '16:00r90 18:00m60',
    '16:00v90 18:00r30',
    '16:00r60 18:00w60',
    '14:00t170 18:00r40',
  ],
  weeks: [
    'l9610g605/p969k6612/f9613r6611/a966/T485w78/m403',
    'k9017p485/r9013a603/f8412e603/s907t668/m483w66/n302',
    'a847r7211/e663s665/t9011g484/l9010/m604w48/n303',
  ],
  tests: ['0 712 730 705'],
  extra: [],
  weeklyGoals: [
    { id: 'g1', title: 'Three reading sessions', of: { section: 'reading' }, target: 3 },
    { id: 'g2', title: 'One timed essay', of: { kind: 'essay' }, target: 1 },
  ],
  goals: [
    {
      id: 'goal-1',
      kind: 'academic',
      title: 'Take two full tests',
      description: 'One to see where things stand, one to see what practice has changed.',
      setDaysAgo: 20,
      dueInDays: 76,
      measure: { kind: 'full-tests' },
      targetValue: 2,
      priority: 'high',
    },
    {
      id: 'goal-2',
      kind: 'habits',
      title: 'Write five timed essays',
      description: 'One a week: 25 minutes to write, then read aloud and revised.',
      setDaysAgo: 20,
      dueInDays: 34,
      measure: { kind: 'sessions', of: { kind: 'essay' } },
      targetValue: 5,
      priority: 'medium',
    },
  ],
  notes: [],
  lookedHoursAgo: 36,
  testAnxiety: 'Moderate, by self-report',
};

export const oneTestFamily: SampleFamily = {
  id: 'one-test',
  children: [ines],
};
