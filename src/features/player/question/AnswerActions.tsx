import Button from '@mui/material/Button';
import { memo, useId } from 'react';
import { hasImmediateFeedback } from '@/domain/exam/attempts/immediate-feedback';
import type { AttemptConditions } from '@/domain/exam/test/form';
import { type Confidence, confidenceLevels } from '@/domain/exam/items/item-state';
import type { SendAction } from '../attemptAction';
import { AnswerActionBar } from './questionStyles';

export const confidenceLabels: Readonly<Record<Confidence, string>> = {
  guess: 'Guess',
  leaning: 'Leaning',
  sure: 'Sure',
};

interface AnswerActionsProps {
  readonly answered: boolean;
  readonly confidence: Confidence | null;
  readonly conditions: AttemptConditions;
  /** True if the first answer was wrong and the student may choose another. */
  readonly again: boolean;
  readonly send: SendAction;
}

/**
 * Actions below the choices: clear the answer; in practice, also rate confidence; with explanations after each question, also check
 * it.
 */
export const AnswerActions = memo(function AnswerActions({
  answered,
  confidence,
  conditions,
  again,
  send,
}: AnswerActionsProps) {
  const practice = conditions.mode === 'practice';
  const labelId = useId();
  return (
    <AnswerActionBar>
      {practice && !again && (
        // Reserves its space before there is an answer to rate, so that nothing moves.
        <div className="confidence" data-waiting={answered ? undefined : ''}>
          <span id={labelId}>How sure are you?</span>
          <div className="segments" role="group" aria-labelledby={labelId}>
            {confidenceLevels.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === confidence}
                onClick={() => send({ type: 'rate', confidence: each })}
              >
                {confidenceLabels[each]}
              </button>
            ))}
          </div>
        </div>
      )}
      <Button
        // Not "disabled": a button that its own click disables would lose focus.
        aria-disabled={!answered}
        onClick={() => send({ type: 'clear' })}
        sx={{
          px: 1.5,
          // Aligns the end of its text with the end of the choices.
          '&:last-child': { mr: -1.5 },
          color: 'text.secondary',
          '&[aria-disabled="true"]': { opacity: 0.55, cursor: 'default' },
        }}
      >
        Clear answer
      </Button>
      {hasImmediateFeedback(conditions) && (
        <Button variant="outlined" onClick={() => send({ type: 'check' })}>
          <span>{again && !answered ? 'Show the answer' : 'Check answer'}</span>
        </Button>
      )}
    </AnswerActionBar>
  );
});
