import type { QuestionRationale } from '@/domain/plan/drills/question-rationale';
import { findTopic } from '@/domain/plan/topics/topics';
import { formatCount, formatMonthDay, uncapitalize } from '@/lib/text/format';
import { dayAtOffset } from '@/lib/dates/calendar';

/** Explains why a question was chosen, one sentence per reason. */
export function itemReasonSentences({
  topic,
  difficulty,
  recalls,
  seenOn,
  chance,
  topicSoFar,
}: QuestionRationale): readonly string[] {
  const label = findTopic(topic)?.label ?? '';
  return [
    `Topic: ${uncapitalize(label)}.`,
    ...(recalls === null
      ? []
      : [
          `You missed this question, or one like it, on ${formatMonthDay(dayAtOffset(recalls.missedAt))}. A mistake returns the next day, then a week later, until you get it right twice.`,
        ]),
    seenOn === null
      ? 'This question is new to you.'
      : recalls === null
        ? `You last saw this question on ${formatMonthDay(seenOn)}; no new one fits.`
        : `You last saw it on ${formatMonthDay(seenOn)}.`,
    chance === null
      ? `We can’t say yet how you are doing in this section. In our judgment, this question is level ${difficulty} of 5, where 5 is the hardest.`
      : `We estimate that you would get about ${Math.round(chance * 10)} of 10 such questions right. You learn the most when you get about 7 or 8 right.`,
    ...(topicSoFar === null
      ? []
      : [
          `So far, you have gotten ${topicSoFar.right} of ${formatCount(topicSoFar.responses, 'new question')} right on this topic.`,
        ]),
  ];
}
