import type { LevelId } from '@/domain/exam/level/level-id';
import { fullFormsOf } from '@/domain/exam/test/blueprint';
import type { ListedAttempt } from '@/domain/plan/ability/answered-attempt';
import { countAttemptItemStatuses } from '@/domain/exam/attempts/attempt-progress';
import { formatCount, formatInstantDate, formatOnInstantDate } from '@/lib/text/format';
import type { TestFormFacts, TestFormListData } from './formFacts';
import { type TestFormStatus, summarizeFormStatus, recommendedForm } from './summarizeFormStatus';
import type { TestHistory } from './useTestHistory';

/** Describes the student's progress on each of a level's full forms, for the form cards. */
export function buildTestFormList({ running, finished }: TestHistory, level: LevelId): TestFormListData {
  const forms = fullFormsOf(level).map((set) => ({
    set,
    status: summarizeFormStatus(set, running, finished),
  }));
  return {
    forms: Object.fromEntries(forms.map(({ set, status }) => [set, factsOf(status)])),
    next: recommendedForm(forms),
    notice:
      running.length + finished.length === 0
        ? 'No tests are saved on this device yet. When you start one, you choose whether to save it.'
        : '',
  };
}

function factsOf({ state, running, fullAttempts, sectionAttempts }: TestFormStatus): TestFormFacts {
  return {
    state,
    sentence:
      running !== null
        ? `You left it with ${formatCount(countAttemptItemStatuses(running.attempt).answered, 'question')} answered. The clock is stopped.`
        : fullAttempts.length === 0
          ? 'You haven’t taken it yet.'
          : `Taken ${fullAttempts.map(takenOn).join(', ')}.`,
    lastResult: fullAttempts[0]?.id ?? null,
    alone: Object.fromEntries(
      Object.entries(sectionAttempts).map(([section, attempt]) => [section, takenOn(attempt)]),
    ),
  };
}

/** Formats the day on which an attempt was finished, for use after "Taken". */
function takenOn({ finishedAt }: ListedAttempt): string {
  return finishedAt === null ? formatOnInstantDate(null) : formatInstantDate(finishedAt);
}
