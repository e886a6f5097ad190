/** A learner's entries besides practice: a goal, a note, and the scores of an official report. */
import type { LearnerGoal } from '@/domain/learner/learner-goal';
import type { ReportedTest } from '@/domain/learner/setup';
import type { TimelineNote } from '@/domain/learner/timeline-note';
import { addDays, type IsoDay } from '@/lib/dates/calendar';

export const sampleGoal = (today: IsoDay): LearnerGoal => ({
  id: 'goal-1',
  kind: 'habits',
  title: 'Five sessions of reading',
  description: '',
  setOn: today,
  dueOn: addDays(today, 30),
  measure: { kind: 'sessions', of: { section: 'reading' } },
  targetValue: 5,
  priority: 'medium',
});

/** A note on five days. */
export const sampleNote = (from: IsoDay): TimelineNote => ({
  id: 'note-1',
  from,
  to: addDays(from, 4),
  text: 'Sick',
});

export const sampleReport = (on: IsoDay): ReportedTest => ({
  source: 'official',
  on,
  level: 'upper',
  scores: {
    verbal: { score: 629, percentile: 31 },
    quantitative: { score: 665, percentile: null },
    reading: { score: 640, percentile: 50 },
  },
  totalPercentile: null,
});
