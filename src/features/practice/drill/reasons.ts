import { idOfRef, type Item } from '@/domain/exam/item';
import { isAnythingKnown } from '@/domain/plan/ability';
import { mistakeId, mistakesOf } from '@/domain/plan/mistakes';
import { whyAsked } from '@/domain/plan/why';
import { localDay } from '@/lib/calendar';
import { practiceNow } from './chooseForm';
import { whyWords } from './words';

/**
 * The sentences that say why a drill asks an item.
 * @throws Error (rejects) when something can't be fetched, after several tries.
 */
export async function reasonsFor(item: Item): Promise<readonly string[]> {
  const { attempts, index, seen, standing } = await practiceNow();
  const id = mistakeId(idOfRef(item.id), index);
  // The running drill counts its items as seen; what matters is whether an earlier one did.
  const answered = new Set(
    attempts.flatMap(({ sections }) =>
      sections.flatMap(({ answers }) => answers.map(({ ref }) => idOfRef(ref))),
    ),
  );
  const before = new Map([...seen].filter(([each]) => answered.has(each)));
  const mistake = mistakesOf(attempts, index).find((each) => each.id === id);
  const known = isAnythingKnown(standing.untimed) ? standing.untimed : standing.timed;
  return whyWords(whyAsked(item, { mistake, seen: before, standing: known, today: localDay(new Date()) }));
}
