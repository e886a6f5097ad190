import type { ChildRecord } from '@/domain/family/records';
import { daysOfWeek, weekOf } from '@/domain/family/study';
import { present } from '@/lib/assert';
import { mayaCore } from './maya-core';
import { mayaLog } from './maya-log';

// The overview's week is the log's, so that no two dashboards tell different hours.
const thisWeek = daysOfWeek(present(weekOf(mayaLog, 0), 'The sample log has no current week'));

/** The first child of the sample family; her constants are the specification's. */
export const maya = {
  child: { id: 'maya', name: 'Maya Anders', grade: 8, targetSchool: 'Ashby Hall', overallProgress: 87 },
  scores: { latest: 2340, previous: 2310, percentile: 92, target: 2200 },
  sections: [
    { subject: 'verbal', current: 784, target: 740, weeklyChange: 8 },
    { subject: 'math', current: 796, target: 740, weeklyChange: 12 },
    { subject: 'reading', current: 760, target: 720, weeklyChange: 4 },
  ],
  progress: [
    { subject: 'verbal', percent: 85 },
    { subject: 'math', percent: 90 },
    { subject: 'reading', percent: 68 },
  ],
  practice: { solved: 342, right: 298 },
  study: {
    days: thisWeek,
    goalHours: 20,
    streakDays: 12,
  },
  activities: [
    {
      id: 'm1',
      title: 'Full-length practice test',
      detail: '2,340 in total',
      when: '2 hours ago',
      badge: 'Excellent',
    },
    {
      id: 'm2',
      title: 'Reading: science passages',
      detail: '14 of 18 right',
      when: 'Yesterday',
      badge: 'Good',
    },
    {
      id: 'm3',
      title: 'Writing sample',
      detail: '25 minutes, planned for Thursday',
      when: '2 days ago',
      badge: 'Missed',
    },
  ],
  upcoming: [
    {
      id: 'u1',
      title: 'Full-length practice test',
      inDays: 4,
      time: '2:00 PM',
      status: 'Scheduled',
      opens: 'full-test',
    },
    {
      id: 'u2',
      title: 'Math quiz: ratio and percent',
      inDays: 1,
      time: '4:30 PM',
      status: 'Ready',
      opens: 'math-quiz',
    },
  ],
  schedule: [
    { day: 'Mon', kind: 'study', what: 'Verbal', subject: 'verbal', hours: 3 },
    { day: 'Tue', kind: 'study', what: 'Math', subject: 'math', hours: 3.5 },
    { day: 'Wed', kind: 'study', what: 'Reading', subject: 'reading', hours: 3 },
    { day: 'Thu', kind: 'study', what: 'Writing', subject: 'writing', hours: 2.5 },
    { day: 'Fri', kind: 'study', what: 'Verbal', subject: 'verbal', hours: 3 },
    { day: 'Sat', kind: 'study', what: 'Full test', subject: null, hours: 5 },
    { day: 'Sun', kind: 'rest' },
  ],
  notifications: [
    {
      id: 'n1',
      type: 'test_score',
      title: 'New practice score',
      text: 'The full-length test came to 2,340, 30 more than the last.',
      when: '2 hours ago',
      read: false,
    },
    {
      id: 'n2',
      type: 'alert',
      title: 'Essay missed',
      text: 'Thursday\u2019s writing sample was not taken. It can be made up on Sunday.',
      when: '2 days ago',
      read: false,
    },
    {
      id: 'n3',
      type: 'milestone',
      title: 'Twelve days in a row',
      text: 'The study streak reached 12 days.',
      when: '3 days ago',
      read: true,
    },
  ],
  performance: {
    strong: ['Analogies', 'Linear equations', 'Geometry'],
    improve: ['Inference in fiction', 'Time on long passages'],
    testAnxiety: 'Low, by her own answer',
  },
  core: mayaCore,
} as const satisfies ChildRecord;
