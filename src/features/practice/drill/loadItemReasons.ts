import type { TestForm } from '@/domain/exam/test/form';
import { itemIdFromRef, type Item } from '@/domain/exam/items/item';
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
  const { attempts, index, seen, skillProfile } = await readCurrentPracticeFacts();
  // A sibling, the same question with other numbers, has its own id: only the form knows which mistake it repeats.
  const id = recalledMistakeId(form, item) ?? mistakeId(itemIdFromRef(item.id), index);
  // `seen` already includes the running drill's items, so this keeps only items answered in earlier attempts.
  const answered = new Set(
    attempts.flatMap(({ sections }) =>
      sections.flatMap(({ answers }) => answers.map(({ ref }) => itemIdFromRef(ref))),
    ),
  );
  const before = new Map([...seen].filter(([each]) => answered.has(each)));
  return itemReasonSentences(
    questionRationale(item, {
      mistake: buildErrorLog(attempts, index).find((each) => each.id === id),
      seen: before,
      skillProfile,
      today: localDayOfDate(new Date()),
    }),
  );
}
