import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Dispatch } from 'react';
import { type BridgeExercise, bridgeFaultLabels } from '@/data/relations/bridgeExercise';
import { isBlank } from '@/lib/text/typedText';
import { RecallChoices } from '../recall/RecallChoices';
import { bridgeBuilderTexts } from '../verbal/verbalPracticeText';
import type { BridgeAction } from './bridgeRound';

interface ChooseBridgeStepProps {
  readonly exercise: BridgeExercise;
  readonly sentence: string;
  readonly taken: number | null;
  readonly send: Dispatch<BridgeAction>;
}

/** The choice of the best of four bridges; afterwards shows the student's own sentence beside ours. */
export function ChooseBridgeStep({ exercise: { bridges }, sentence, taken, send }: ChooseBridgeStepProps) {
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>{bridgeBuilderTexts.choose}</Typography>
      {!isBlank(sentence) && (
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          <strong>Your sentence:</strong> <bdi translate="no">{sentence}</bdi>
        </Typography>
      )}
      <RecallChoices
        label="Bridges"
        choices={bridges.map(({ text, fault, why }) => ({
          text,
          right: fault === null,
          fault: fault === null ? null : bridgeFaultLabels[fault],
          why,
        }))}
        taken={taken}
        onTake={(index) => send({ type: 'take-bridge', index })}
        verdict={
          taken !== null && bridges[taken]?.fault === null
            ? bridgeBuilderTexts.rightBridge
            : bridgeBuilderTexts.wrongBridge
        }
      />
      {taken !== null && (
        <Button variant="contained" onClick={() => send({ type: 'try' })} sx={{ mt: 2 }}>
          Try the bridge
        </Button>
      )}
    </>
  );
}
