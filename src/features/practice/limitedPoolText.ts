/** The messages shown if practice has fewer questions, or fewer new ones, than a drill requests. */
import { allSeenText, newAndSeenText } from '@/domain/plan/drills/drill-count-text';
import { countDrillQuestions, type DrillPoolInput } from '@/domain/plan/drills/drill-pool';
import type { DrillSubject, PooledSubject } from '@/domain/plan/drills/drill-request';
import { formatCount } from '@/lib/text/format';

/**
 * "6 questions: all we have for this skill. 2 new, 4 seen before." Null if practice has as many new questions as requested, or none
 * at all.
 */
export function drillPoolNote(subject: PooledSubject, wished: number, pool: DrillPoolInput): string | null {
  const { questions, newQuestions, available } = countDrillQuestions(subject, wished, pool);
  if (questions === 0 || newQuestions === wished) return null;
  const limit = questions < wished ? [`${limitedPoolText(subject, questions)}.`] : [];
  if (newQuestions === questions) return limit.join(' ');
  const seen =
    newQuestions === 0 ? allSeenText(subject, available) : `${newAndSeenText({ questions, newQuestions })}.`;
  return [...limit, seen].join(' ');
}

/** "6 questions: all we have for this skill" */
export function limitedPoolText(subject: DrillSubject, questions: number): string {
  return `${formatCount(questions, 'question')}: all we have for this ${nameOf(subject)}`;
}

function nameOf(subject: DrillSubject): string {
  if (subject.kind !== 'topic') return 'kind';
  if (subject.topic.startsWith('reading-')) return 'skill';
  return subject.topic.startsWith('analogy-') ? 'relation' : 'topic';
}
