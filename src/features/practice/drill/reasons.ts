import type { Form } from '@/domain/exam/form';
import { idOfRef, type Item } from '@/domain/exam/item';
import { mistakeId, mistakesOf } from '@/domain/plan/mistakes';
import { recalledIn, whyAsked } from '@/domain/plan/why';
import { localDay } from '@/lib/calendar';
import { practiceNow } from './chooseForm';
import { whyWords } from './words';

/**
 * The sentences that say why a drill asks an item.
 * @throws Error (rejects) when something can't be fetched, after several tries.
 */
export async function reasonsFor(item: Item, form: Form): Promise<readonly string[]> {
  const { attempts, index, seen, standing } = await practiceNow();
  // A sibling has an id of its own: only its form knows which mistake it recalls.
  const id = recalledIn(form, item) ?? mistakeId(idOfRef(item.id), index);
  // The running drill counts its items as seen; what matters is whether an earlier one did.
  const answered = new Set(
    attempts.flatMap(({ sections }) =>
      sections.flatMap(({ answers }) => answers.map(({ ref }) => idOfRef(ref))),
    ),
  );
  const before = new Map([...seen].filter(([each]) => answered.has(each)));
  return whyWords(
    whyAsked(item, {
      mistake: mistakesOf(attempts, index).find((each) => each.id === id),
      seen: before,
      standing,
      today: localDay(new Date()),
    }),
  );
}
