/** The essays of a week as drafts: which try at its prompt each one was. */
import type { Instant } from '@/domain/exam/clock';
import { dayAtOffset, type IsoDay } from '@/lib/calendar';
import { isInWeek } from './week';

interface DraftedEssay {
  readonly attemptId: string;
  /** Null where it isn't known. */
  readonly finishedAt: Instant | null;
  /** Null where none was chosen. */
  readonly promptRef: string | null;
}

export interface EssayDraft<Essay> {
  readonly essay: Essay;
  /** From 1: how many essays to its prompt there were by then. */
  readonly number: number;
}

/** The essays of the week that begins on a Monday, the latest first. Those of which nobody knows when they were written are in no week. */
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
