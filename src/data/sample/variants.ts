/** The sample at its edges, for tests: long names, nothing yet, a great deal. */
import type { Activity, Family } from '@/domain/family/records';
import { maya } from './maya';

/** Names of forty characters. */
export const longNames: Family = {
  children: [
    {
      ...maya,
      child: {
        ...maya.child,
        name: 'Maximiliana-Josephine Wolverton-Ashcombe',
        targetSchool: 'The Academy of St. Bartholomew-in-Fields',
      },
      activities: maya.activities.map((activity) => ({
        ...activity,
        title: 'Reading comprehension: long social-studies passages, second set',
      })),
    },
  ],
};

/** A child on the first day: no test, no study, no activity. */
export const firstDay: Family = {
  children: [
    {
      ...maya,
      child: { ...maya.child, overallProgress: 0 },
      scores: { latest: null, previous: null, percentile: null, target: 2200 },
      sections: [],
      progress: maya.progress.map((progress) => ({ ...progress, percent: 0 })),
      practice: { solved: 0, right: 0 },
      study: { ...maya.study, days: maya.study.days.map((day) => ({ ...day, hours: 0 })), streakDays: 0 },
      activities: [],
      upcoming: [],
      notifications: [],
      performance: { ...maya.performance, strong: [], improve: [] },
    },
  ],
};

/** Fifty activities, and more hours than the goal asks for. */
export const busy: Family = {
  children: [
    {
      ...maya,
      study: { ...maya.study, days: maya.study.days.map((day) => ({ ...day, hours: 4.5 })), streakDays: 365 },
      activities: Array.from({ length: 50 }, (_, index): Activity => ({
        id: `busy-${index}`,
        title: `Practice set ${index + 1}`,
        detail: '18 of 20 right',
        when: 'Yesterday',
        badge: 'Good',
      })),
    },
  ],
};
