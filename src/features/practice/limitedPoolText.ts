/** The message shown if practice has fewer questions than a drill requests. */
import type { DrillSubject } from '@/domain/plan/drills/drill-request';
import { formatCount } from '@/lib/text/format';

/** "6 questions: all we have for this skill" */
export function limitedPoolText(subject: DrillSubject, questions: number): string {
  return `${formatCount(questions, 'question')}: all we have for this ${nameOf(subject)}`;
}

function nameOf(subject: DrillSubject): string {
  if (subject.kind !== 'topic') return 'kind';
  if (subject.topic.startsWith('reading-')) return 'skill';
  return subject.topic.startsWith('analogy-') ? 'relation' : 'topic';
}
