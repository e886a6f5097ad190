/** The effect of a drill on the error log. */
import { itemIdFromRef } from '@/domain/exam/items/item';
import { assertPresent } from '@/lib/assert';
import type { IsoDay } from '@/lib/dates/calendar';
import { type AnswerRecord, type AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import { type Mistake, mistakeId, buildErrorLog } from './error-log';

/**
 * `new`: missed for the first time. `moved-on`: right when due. `starts-over`: missed again. `early`: right before it was due,
 * which changes nothing. `done`: right for the second time. `not-reached`: the review ended before it.
 */
type RecallStep =
  | { readonly kind: 'new' | 'moved-on' | 'starts-over' | 'early'; readonly due: IsoDay }
  | { readonly kind: 'done' | 'not-reached' };

export type RecallOutcome = RecallStep & {
  /** The question number in the drill, from 1. */
  readonly number: number;
};

interface AskedQuestions {
  /** The attempt's id. */
  readonly id: string;
  /** The ids and versions of the drill's items, in order. */
  readonly items: readonly string[];
  /** In a review, the id of the mistake that each item repeats. */
  readonly recalls?: readonly string[];
}

/**
 * Returns the outcome of each drill question in the error log, in drill order. Ignores attempts after the drill.
 * @param attempts all finished attempts, the drill included
 * @throws Error if the drill isn't among them.
 */
export function recallOutcomes(
  { id, items, recalls }: AskedQuestions,
  attempts: readonly AnsweredAttempt[],
  index: ItemIndex,
): readonly RecallOutcome[] {
  const drill = assertPresent(
    attempts.find((each) => each.id === id),
    'A drill is among the finished attempts',
  );
  const earlier = attempts.filter(
    (each) => each.id !== id && each.finishedAt.utcMs <= drill.finishedAt.utcMs,
  );
  const before = byId(buildErrorLog(earlier, index));
  const after = byId(buildErrorLog([...earlier, drill], index));
  const answers = new Map(
    drill.sections.flatMap((section) => section.answers.map((answer) => [answer.ref, answer] as const)),
  );
  return items.flatMap((ref, place): readonly RecallOutcome[] => {
    const number = place + 1;
    const recall = recalls?.[place];
    const answer = answers.get(ref);
    if (answer === undefined) return recall === undefined ? [] : [{ number, kind: 'not-reached' }];
    const logId = recall ?? mistakeId(itemIdFromRef(ref), index);
    const mistake = after.get(logId);
    if (mistake === undefined) return [];
    const step = stepOf(before.get(logId), mistake, drill);
    // Items of one generator share an entry, so another item's miss may have reset the entry of a right answer. Omit that answer.
    return isMiss(step) && isRight(answer) ? [] : [{ number, ...step }];
  });
}

function stepOf(before: Mistake | undefined, after: Mistake, { finishedAt }: AnsweredAttempt): RecallStep {
  const { dueDay, recalls, missedAt } = after;
  if (dueDay === null) return { kind: 'done' };
  if (missedAt.utcMs === finishedAt.utcMs)
    return { kind: before === undefined ? 'new' : 'starts-over', due: dueDay };
  return { kind: recalls > (before?.recalls ?? 0) ? 'moved-on' : 'early', due: dueDay };
}

function isMiss({ kind }: RecallStep): boolean {
  return kind === 'new' || kind === 'starts-over';
}

function isRight(answer: AnswerRecord): boolean {
  return answer.verdict === 'right' && answer.confidence !== 'guess';
}

function byId(mistakes: readonly Mistake[]): ReadonlyMap<string, Mistake> {
  return new Map(mistakes.map((mistake) => [mistake.id, mistake]));
}
