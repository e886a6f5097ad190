import { useEffect } from 'react';
import { fullForms } from '@/domain/exam/test/blueprint';
import type { AttemptSummary } from '@/data/record/finished/attemptSummary';
import { attemptProgressTally } from '@/domain/exam/attempts/attempt-progress';
import { formatCount, formatInstantDate, onInstantDateText } from '@/lib/text/format';
import type { FormFacts, FormListData } from './formFacts';
import { type FormStatus, formStatus, recommendedForm } from './formStatus';
import { type TestHistory, useTestHistory } from './useTestHistory';

/** Reads the record for the form cards. Loaded separately, so that the page can render and respond without it. */
export function FormReader({ onRead }: { onRead: (read: FormListData) => void }) {
  const history = useTestHistory();
  useEffect(() => {
    if (history !== null) onRead(formListData(history));
  }, [history, onRead]);
  return null;
}

export function formListData({ running, finished }: TestHistory): FormListData {
  const forms = fullForms.map((set) => ({ set, status: formStatus(set, running, finished) }));
  return {
    forms: Object.fromEntries(forms.map(({ set, status }) => [set, factsOf(status)])),
    next: recommendedForm(forms),
    notice:
      running.length + finished.length === 0
        ? 'No tests are saved on this device yet. When you start one, you choose whether to save it.'
        : '',
  };
}

function factsOf({ state, running, fullAttempts, sectionAttempts }: FormStatus): FormFacts {
  return {
    state,
    sentence:
      running !== null
        ? `You left it with ${formatCount(attemptProgressTally(running.attempt).answered, 'question')} answered. The clock is stopped.`
        : fullAttempts.length === 0
          ? 'You haven’t taken it yet.'
          : `Taken ${fullAttempts.map(takenOn).join(', ')}.`,
    lastResult: fullAttempts[0]?.id ?? null,
    alone: Object.fromEntries(
      Object.entries(sectionAttempts).map(([section, summary]) => [section, takenOn(summary)]),
    ),
  };
}

/** Formats the day on which an attempt was finished, for use after "Taken". */
function takenOn({ finishedAt }: AttemptSummary): string {
  return finishedAt === null ? onInstantDateText(null) : formatInstantDate(finishedAt);
}
