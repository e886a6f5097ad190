import { useEffect } from 'react';
import { fullForms } from '@/domain/exam/blueprint';
import type { AttemptSummary } from '@/data/record/finished/summary';
import { attemptTally } from '@/domain/exam/progress';
import { count, instantDate, onInstantDate } from '@/lib/format';
import type { FormFacts, FormsRead } from './formFacts';
import { type FormStanding, formStanding, nextForm } from './formStanding';
import { type TestHistory, useTestHistory } from './useTestHistory';

/** Reads the record for the cards of the forms; fetched by itself, so that the page paints and answers without it. */
export function FormReader({ onRead }: { onRead: (read: FormsRead) => void }) {
  const history = useTestHistory();
  useEffect(() => {
    if (history !== null) onRead(formsRead(history));
  }, [history, onRead]);
  return null;
}

/** What the cards tell, from everything that is stored. */
export function formsRead({ running, finished }: TestHistory): FormsRead {
  const standings = fullForms.map((set) => ({ set, standing: formStanding(set, running, finished) }));
  return {
    forms: Object.fromEntries(standings.map(({ set, standing }) => [set, factsOf(standing)])),
    next: nextForm(standings),
    notice:
      running.length + finished.length === 0
        ? 'No tests are saved on this device yet. When you start one, you choose whether to save it.'
        : '',
  };
}

function factsOf({ state, running, whole, alone }: FormStanding): FormFacts {
  return {
    state,
    sentence:
      running !== null
        ? `You left it with ${count(attemptTally(running.attempt).answered, 'question')} answered. The clock is stopped.`
        : whole.length === 0
          ? 'You haven’t taken it yet.'
          : `Taken ${whole.map(takenOn).join(', ')}.`,
    lastResult: whole[0]?.id ?? null,
    alone: Object.fromEntries(Object.entries(alone).map(([section, summary]) => [section, takenOn(summary)])),
  };
}

/** Follows "Taken". */
function takenOn({ finishedAt }: AttemptSummary): string {
  return finishedAt === null ? onInstantDate(null) : instantDate(finishedAt);
}
