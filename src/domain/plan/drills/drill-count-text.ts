/** Texts that say how many of a drill's questions are new. */
import { drillAreaName } from './drill-plan';
import { findTopic, topicName } from '@/domain/plan/topics/topics';
import { formatCount, formatNumber, uncapitalize } from '@/lib/text/format';
import type { DrillCounts } from './drill-pool';
import type { PooledSubject } from './drill-request';

/** "10 new questions", "10 questions: 6 new, 4 seen before", or "10 questions, all seen before". */
export function drillCountText({ questions, newQuestions }: DrillCounts): string {
  if (newQuestions === questions) return formatCount(questions, 'new question');
  return newQuestions === 0
    ? `${formatCount(questions, 'question')}, all seen before`
    : `${formatCount(questions, 'question')}: ${newAndSeenText({ questions, newQuestions })}`;
}

/** "6 new, 4 seen before" */
export function newAndSeenText({ questions, newQuestions }: DrillCounts): string {
  return `${newQuestions} new, ${questions - newQuestions} seen before`;
}

/**
 * The reason for a drill without new questions: "You have seen all 13 questions on inference; this repeats the least recent ones."
 * @param available the number of questions that practice has on the subject
 */
export function allSeenText(subject: PooledSubject, available: number): string {
  return `You have seen all ${formatNumber(available)} ${questionsOn(subject)}; this repeats the least recent ones.`;
}

function questionsOn(subject: PooledSubject): string {
  if (subject.kind === 'section') return `${drillAreaName(subject)} questions`;
  const topic = subject.kind === 'topic' ? findTopic(subject.topic) : undefined;
  return `questions on ${uncapitalize(topic === undefined ? drillAreaName(subject) : topicName(topic))}`;
}
