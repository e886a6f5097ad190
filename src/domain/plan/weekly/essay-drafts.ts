/** The essays of a week, each numbered as a draft on its prompt. */
import type { Instant } from '@/domain/exam/attempts/clock';
import { dayAtOffset, type IsoDay, isInWeek } from '@/lib/dates/calendar';

interface DraftedEssay {
  readonly attemptId: string;
  /** Null if unknown. */
  readonly finishedAt: Instant | null;
  /** Null if no prompt was chosen. */
  readonly promptRef: string | null;
}

export interface EssayDraft<Essay> {
  readonly essay: Essay;
  /** The position among all essays on this prompt, from 1; always 1 without a prompt. */
  readonly number: number;
}

/** The essays of the week starting on `monday`, latest first. Omits essays without a date. */
export function draftsOfWeek<Essay extends DraftedEssay>(
  essays: readonly Essay[],
  monday: IsoDay,
): readonly EssayDraft<Essay>[] {
  const dated = essays
    .flatMap((essay) => (essay.finishedAt === null ? [] : [{ essay, at: essay.finishedAt }]))
    .toSorted((a, b) => a.at.utcMs - b.at.utcMs);
  return dated
    .map(({ essay, at }, place) => ({
      essay,
      at,
      number:
        essay.promptRef === null
          ? 1
          : dated.slice(0, place + 1).filter((each) => each.essay.promptRef === essay.promptRef).length,
    }))
    .filter(({ at }) => isInWeek(dayAtOffset(at), monday))
    .toReversed()
    .map(({ essay, number }) => ({ essay, number }));
}
