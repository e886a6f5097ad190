/** The sample at its edges, for tests: long names, nothing yet, one test, a great deal, and percentages at their ends. */
import type { ChildCore, ChildDetail, FullTest, TestRecord } from '@/domain/family/detail';
import type { Activity, ChildRecord, Family } from '@/domain/family/records';
import { sampleDetail } from './index';
import { maya } from './maya';
import { mayaCore } from './maya-core';

const only = (record: ChildRecord): Family => ({ children: [record] });

/** Names of forty characters. */
export const longNames = only({
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
  core: {
    ...mayaCore,
    activities: mayaCore.activities.map((activity) => ({
      ...activity,
      title: 'Reading comprehension: long social-studies passages, second set',
    })),
    weaknesses: mayaCore.weaknesses.map((weakness) => ({
      ...weakness,
      subcategory: 'Inference from what a narrator of doubtful honesty leaves out',
    })),
    weeklyGoals: mayaCore.weeklyGoals.map((goal) => ({
      ...goal,
      title: 'Read long passages of nineteenth-century fiction against the clock',
    })),
  },
});

const nothing: ChildCore = {
  ...mayaCore,
  activities: [],
  weaknesses: [],
  completion: mayaCore.completion.map((completion) => ({ ...completion, completed: 0 })),
  log: [],
  weeklyGoals: [],
  tests: [],
};

/** A child on the first day: no test, no study, no activity. */
export const firstDay = only({
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
  core: nothing,
});

const aTest: FullTest = {
  id: 'one',
  daysAgo: 3,
  kind: 'full',
  verbal: 712,
  math: 731,
  reading: 704,
  percentile: 73,
};

/** One test, below the target, and nothing to compare it with. */
export const oneTest = only({
  ...maya,
  scores: { latest: 2147, previous: null, percentile: 73, target: 2200 },
  sections: maya.sections.map((section) => ({
    ...section,
    current: aTest[section.subject],
    weeklyChange: 0,
  })),
  core: { ...mayaCore, tests: [aTest], log: mayaCore.log.slice(0, 1) },
});

/** Fifty activities, fifty tests, and more hours than the goal asks for. */
export const busy = only({
  ...maya,
  study: { ...maya.study, days: maya.study.days.map((day) => ({ ...day, hours: 4.5 })), streakDays: 365 },
  activities: Array.from({ length: 50 }, (_, index): Activity => ({
    id: `busy-${index}`,
    title: `Practice set ${index + 1}`,
    detail: '18 of 20 right',
    when: 'Yesterday',
    badge: 'Good',
  })),
  core: {
    ...mayaCore,
    activities: Array.from({ length: 50 }, (_, index) => ({
      id: `busy-${index}`,
      type: 'section_study' as const,
      title: `Practice set ${index + 1}`,
      score: 100,
      daysAgo: index,
      minutes: 45,
    })),
    tests: Array.from({ length: 50 }, (_, index): TestRecord => ({
      id: `busy-${index}`,
      daysAgo: index * 7,
      kind: 'full',
      verbal: 790 - index,
      math: 795 - index,
      reading: 780 - index,
      percentile: 99 - Math.floor(index / 2),
    })),
  },
});

/** Everything at an end of its scale: scores at the bottom and falling, plans at 0 and 100 per cent. */
export const extremes = only({
  ...maya,
  child: { ...maya.child, overallProgress: 100 },
  scores: { latest: 1500, previous: 2400, percentile: 1, target: 2200 },
  sections: maya.sections.map((section) => ({ ...section, current: 500, weeklyChange: -300 })),
  progress: maya.progress.map((progress, index) => ({ ...progress, percent: index === 0 ? 100 : 0 })),
  core: {
    ...mayaCore,
    weaknesses: mayaCore.weaknesses.map((weakness, index) => ({
      ...weakness,
      accuracy: index === 0 ? 0 : 100,
      improvement: -100,
    })),
    completion: mayaCore.completion.map((completion, index) => ({
      ...completion,
      completed: index % 2 === 0 ? completion.total : 0,
    })),
    weeklyGoals: mayaCore.weeklyGoals.map((goal) => ({ ...goal, done: goal.target * 3 })),
    tests: [
      { id: 'low', daysAgo: 1, kind: 'full', verbal: 500, math: 500, reading: 500, percentile: 1 },
      { id: 'high', daysAgo: 30, kind: 'full', verbal: 800, math: 800, reading: 800, percentile: 99 },
    ],
  },
});

/** All of them by name. */
export const variants = { longNames, firstDay, oneTest, busy, extremes } as const;

/** The details that belong to a variant: none on the first day, every direction at the ends of the scale. */
export async function variantDetail(record: ChildRecord): Promise<ChildDetail | null> {
  const detail = await sampleDetail(record);
  if (detail === null) return null;
  if (detail.tests.length === 0)
    return {
      ...detail,
      studyStreakWeeks: 0,
      analyses: [],
      schools: [],
      patterns: [],
      productivity: [],
      studyAdvice: [],
      reports: [],
      goals: [],
      recommendedGoals: [],
    };
  const latest = detail.tests.find((test) => test.kind === 'full');
  return {
    ...detail,
    analyses: detail.analyses.map((analysis) => {
      const current = latest?.kind === 'full' ? latest[analysis.subject] : analysis.current;
      return { ...analysis, current, previous: current < 600 ? 800 : current };
    }),
    productivity: detail.productivity.map((metric, index) => ({
      ...metric,
      value: index % 2 === 0 ? 0 : 100,
    })),
    goals: detail.goals.map((goal, index) => ({ ...goal, currentProgress: goal.targetValue * (index % 3) })),
  };
}
