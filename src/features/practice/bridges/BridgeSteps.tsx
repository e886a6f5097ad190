import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Dispatch } from 'react';
import { type BridgeExercise, formatWordPair } from '@/data/relations/bridgeExercise';
import { FormField } from '@/ui/controls/fields/FormField';
import { StepHeading } from '../recall/StepHeading';
import { bridgeBuilderTexts } from '../verbal/verbalPracticeText';
import { ChooseBridgeStep } from './ChooseBridgeStep';
import type { BridgeAction, BridgeRound } from './bridgeRound';
import { TryBridgeStep } from './TryBridgeStep';

interface BridgeStepsProps {
  readonly exercise: BridgeExercise;
  readonly round: BridgeRound;
  /** The number of exercises in the round. */
  readonly exerciseCount: number;
  readonly quiet: boolean;
  readonly send: Dispatch<BridgeAction>;
}

const steps = { say: 1, choose: 2, try: 3 } as const;

/** One exercise: the pair stays at the top, with the current step below it. */
export function BridgeSteps({ exercise, round, exerciseCount, quiet, send }: BridgeStepsProps) {
  const { place, step, sentence, bridge, pair } = round;
  return (
    <Stack spacing={1.5}>
      <div>
        <Typography variant="secondary">
          {`Pair ${place + 1} of ${exerciseCount}, step ${steps[step]} of 3`}
        </Typography>
        <StepHeading key={`${place} ${step}`} quiet={quiet}>
          <span translate="no">{formatWordPair(exercise.pair)}</span>
        </StepHeading>
      </div>
      <div>
        {step === 'say' && (
          <Stack
            component="form"
            spacing={2}
            onSubmit={(event) => {
              event.preventDefault();
              send({ type: 'said' });
            }}
            sx={{ alignItems: 'flex-start', maxWidth: 760 }}
          >
            <Typography>{bridgeBuilderTexts.say}</Typography>
            <FormField
              label="Your sentence (optional)"
              value={sentence}
              maxLength={200}
              onChange={(text) => send({ type: 'write', sentence: text })}
            />
            <Button type="submit" variant="contained">
              Show four bridges
            </Button>
          </Stack>
        )}
        {step === 'choose' && (
          <ChooseBridgeStep exercise={exercise} sentence={sentence} taken={bridge} send={send} />
        )}
        {step === 'try' && <TryBridgeStep exercise={exercise} taken={pair} send={send} />}
      </div>
    </Stack>
  );
}
