import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { hasImmediateFeedback } from '@/domain/exam/attempts/immediate-feedback';
import type { AttemptConditions } from '@/domain/exam/test/form';
import { type Confidence, confidenceLevels } from '@/domain/exam/items/item-state';
import * as colors from '@/ui/colors';
import type { SendAction } from '../attempt/runAttempt';

const confidenceLabels: Readonly<Record<Confidence, string>> = {
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
  return (
    <Actions>
      {conditions.mode === 'practice' && !again && (
        <ConfidenceRating answered={answered} confidence={confidence} send={send} />
      )}
      <ClearButton
        // Not "disabled": a button that its own click disables would lose focus.
        aria-disabled={!answered}
        onClick={() => send({ type: 'clear' })}
      >
        Clear answer
      </ClearButton>
      {hasImmediateFeedback(conditions) && (
        <Button variant="outlined" onClick={() => send({ type: 'check' })}>
          <span>{again && !answered ? 'Show the answer' : 'Check answer'}</span>
        </Button>
      )}
    </Actions>
  );
});

/** Rates how sure the student is of the answer. Pressing the current rating removes it. */
function ConfidenceRating({
  answered,
  confidence,
  send,
}: Pick<AnswerActionsProps, 'answered' | 'confidence' | 'send'>) {
  const labelId = useId();
  return (
    // Reserves its space before there is an answer to rate, so that nothing moves.
    <Stack direction="row" sx={[ratingSx, !answered && { visibility: 'hidden' }]}>
      <Typography id={labelId} component="span" color="textSecondary">
        How sure are you?
      </Typography>
      <ToggleButtonGroup
        exclusive
        aria-labelledby={labelId}
        value={confidence}
        onChange={(_, pressed: Confidence | null) => {
          const rated = pressed ?? confidence;
          if (rated !== null) send({ type: 'rate', confidence: rated });
        }}
      >
        {confidenceLevels.map((each) => (
          <ToggleButton key={each} value={each}>
            <span>{confidenceLabels[each]}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 16px',
  marginTop: 14,
  minHeight: 44,
});

const ClearButton = styled(Button)({
  paddingInline: 12,
  // Aligns the end of its text with the end of the choices.
  '&:last-child': { marginRight: -12 },
  color: colors.textSecondary,
});

const ratingSx = { mr: 'auto', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 } as const;
