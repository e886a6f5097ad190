import type { ChildRecord } from '@/domain/family/records';

/** The second child: two grades above, and not yet at his target. */
export const theo = {
  child: { id: 'theo', name: 'Theo Anders', grade: 10, targetSchool: 'Norcott School', overallProgress: 64 },
  scores: { latest: 2205, previous: 2220, percentile: 73, target: 2280 },
  sections: [
    { subject: 'verbal', current: 738, target: 750, weeklyChange: -6 },
    { subject: 'math', current: 729, target: 775, weeklyChange: 0 },
    { subject: 'reading', current: 738, target: 755, weeklyChange: 10 },
  ],
  progress: [
    { subject: 'verbal', percent: 70 },
    { subject: 'math', percent: 52 },
    { subject: 'reading', percent: 71 },
  ],
  practice: { solved: 187, right: 133 },
  study: {
    days: [
      { day: 'Mon', hours: 1 },
      { day: 'Tue', hours: 2 },
      { day: 'Wed', hours: 0 },
      { day: 'Thu', hours: 1.5 },
      { day: 'Fri', hours: 0 },
      { day: 'Sat', hours: 3.5 },
      { day: 'Sun', hours: 1 },
    ],
    goalHours: 20,
    streakDays: 2,
  },
  activities: [
    {
      id: 't1',
      title: 'Math: linear equations',
      detail: '16 of 25 right',
      when: '5 hours ago',
      badge: 'Good',
    },
    { id: 't2', title: 'Verbal: synonyms', detail: '27 of 30 right', when: 'Yesterday', badge: 'Excellent' },
    { id: 't3', title: 'Math: circles', detail: 'Planned for Friday', when: '3 days ago', badge: 'Missed' },
  ],
  upcoming: [
    {
      id: 'u3',
      title: 'Math quiz: circles',
      inDays: 2,
      time: '5:00 PM',
      status: 'Ready',
      opens: 'math-quiz',
    },
    {
      id: 'u4',
      title: 'Full-length practice test',
      inDays: 8,
      time: '2:00 PM',
      status: 'Scheduled',
      opens: 'full-test',
    },
  ],
  schedule: [
    { day: 'Mon', kind: 'study', what: 'Math', subject: 'math', hours: 3.5 },
    { day: 'Tue', kind: 'study', what: 'Verbal', subject: 'verbal', hours: 3 },
    { day: 'Wed', kind: 'study', what: 'Math', subject: 'math', hours: 3.5 },
    { day: 'Thu', kind: 'study', what: 'Reading', subject: 'reading', hours: 3 },
    { day: 'Fri', kind: 'study', what: 'Writing', subject: 'writing', hours: 2 },
    { day: 'Sat', kind: 'study', what: 'Full test', subject: null, hours: 5 },
    { day: 'Sun', kind: 'rest' },
  ],
  notifications: [
    {
      id: 'n4',
      type: 'alert',
      title: 'Math needs time',
      text: 'Math is 46 points below its target, the widest gap.',
      when: '5 hours ago',
      read: false,
    },
    {
      id: 'n5',
      type: 'progress',
      title: 'Test scheduled',
      text: 'The next full-length test is set for 2:00 PM.',
      when: 'Yesterday',
      read: true,
    },
  ],
  performance: {
    strong: ['Synonyms', 'Science passages'],
    improve: ['Circles', 'Ratio and proportion', 'A steady week'],
    testAnxiety: 'Moderate, by his own answer',
  },
  core: null,
} as const satisfies ChildRecord;
