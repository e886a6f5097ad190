/** The sentences of a drill. */
import type { WhyAsked } from '@/domain/plan/why';
import { topicOf } from '@/domain/plan/topics';
import { monthDay, uncapitalized } from '@/lib/format';
import { dayAt } from '@/lib/localTime';

/** Why a question was chosen, a sentence each. */
export function whyWords({ topic, recalls, seenAtMs, chance, topicSoFar }: WhyAsked): readonly string[] {
  const label = topicOf(topic)?.label ?? '';
  return [
    `Topic: ${uncapitalized(label)}.`,
    ...(recalls === null
      ? []
      : [
          `You missed this question, or one like it, on ${monthDay(dayAt(recalls.missedAt.utcMs))}. It comes back after 1, 3, and 7 days until you have it right three times.`,
        ]),
    seenAtMs === null
      ? 'You have not seen it before.'
      : seenAtMs === 0
        ? 'You have seen it before; no new one is left that fits.'
        : recalls === null
          ? `You last saw it on ${monthDay(dayAt(seenAtMs))}; no new one is left that fits.`
          : `You last saw it on ${monthDay(dayAt(seenAtMs))}.`,
    chance === null
      ? 'We don’t know yet how you do in this section, so it is of middle difficulty.'
      : `You are likely to get about ${Math.round(chance * 10)} of 10 such questions right, as an estimate. Practice teaches most at about 7 or 8 of 10.`,
    ...(topicSoFar === null
      ? []
      : [
          `So far you have had ${topicSoFar.right} of ${topicSoFar.responses} questions of this topic right.`,
        ]),
  ];
}
