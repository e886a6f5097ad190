/** What /my-page and the overview tab show of the first child of the sample family. */
import type { ChildCore } from '@/domain/family/detail';
import { mayaLog } from './maya-log';
import { mayaTests } from './maya-tests';

export const mayaCore: ChildCore = {
  testInDays: 46,
  activities: [
    {
      id: 'a1',
      type: 'practice_test',
      title: 'Full-length practice test',
      score: 2340,
      daysAgo: 0,
      minutes: 160,
    },
    {
      id: 'a2',
      type: 'section_study',
      title: 'Reading: science passages',
      score: 78,
      daysAgo: 1,
      minutes: 45,
    },
    {
      id: 'a3',
      type: 'weakness_targeting',
      title: 'Inference in fiction',
      score: 64,
      daysAgo: 2,
      minutes: 30,
    },
    { id: 'a4', type: 'section_study', title: 'Math: ratio and percent', score: 92, daysAgo: 3, minutes: 40 },
    { id: 'a5', type: 'section_study', title: 'Verbal: analogies', score: 90, daysAgo: 4, minutes: 35 },
    {
      id: 'a6',
      type: 'weakness_targeting',
      title: 'Word problems with rates',
      score: 72,
      daysAgo: 5,
      minutes: 25,
    },
    { id: 'a7', type: 'practice_test', title: 'Reading section test', score: 756, daysAgo: 9, minutes: 40 },
  ],
  weaknesses: [
    {
      id: 'w1',
      category: 'reading',
      subcategory: 'Inference in fiction',
      accuracy: 62,
      improvement: 4,
      priority: 'high',
    },
    {
      id: 'w2',
      category: 'reading',
      subcategory: 'Tone of a poem',
      accuracy: 66,
      improvement: -3,
      priority: 'high',
    },
    {
      id: 'w3',
      category: 'math',
      subcategory: 'Word problems with rates',
      accuracy: 71,
      improvement: 9,
      priority: 'medium',
    },
    {
      id: 'w4',
      category: 'verbal',
      subcategory: 'Words from Greek roots',
      accuracy: 78,
      improvement: 6,
      priority: 'low',
    },
  ],
  completion: [
    { subject: 'verbal', completed: 51, total: 60 },
    { subject: 'math', completed: 54, total: 60 },
    { subject: 'reading', completed: 34, total: 50 },
    { subject: 'writing', completed: 12, total: 20 },
  ],
  log: mayaLog,
  weeklyTargetHours: 18,
  weeklyGoals: [
    { id: 'g1', title: 'Finish analogy sets', done: 3, target: 3 },
    { id: 'g2', title: 'Read long passages against the clock', done: 3, target: 4 },
    { id: 'g3', title: 'Review every mistake of the last test', done: 9, target: 14 },
    { id: 'g4', title: 'Write a timed essay', done: 0, target: 1 },
  ],
  tests: mayaTests,
};
