import type { TestForm } from '@/domain/exam/test/form';
import { itemIdFromRef, type Item } from '@/domain/exam/items/item';
import { lastAnsweredDays } from '@/domain/plan/ability/last-seen';
import { mistakeId, buildErrorLog } from '@/domain/plan/mistakes/error-log';
import { recalledMistakeId, questionRationale } from '@/domain/plan/drills/question-rationale';
import { localDayOfDate } from '@/lib/dates/calendar';
import { readCurrentPracticeFacts } from './createDrillForm';
import { itemReasonSentences } from './itemReasonSentences';

/**
 * Returns the sentences that explain why a drill asks an item.
 * @throws Error (rejects) when something can't be fetched, after several tries.
 */
export async function loadItemReasons(item: Item, form: TestForm): Promise<readonly string[]> {
  const { attempts, index, skillProfile } = await readCurrentPracticeFacts();
  // A sibling, the same question with other numbers, has its own id: only the form knows which mistake it repeats.
  const id = recalledMistakeId(form, item) ?? mistakeId(itemIdFromRef(item.id), index);
  return itemReasonSentences(
    questionRationale(item, {
      mistake: buildErrorLog(attempts, index).find((each) => each.id === id),
      seenDays: lastAnsweredDays(attempts),
      skillProfile,
      today: localDayOfDate(new Date()),
    }),
  );
}
