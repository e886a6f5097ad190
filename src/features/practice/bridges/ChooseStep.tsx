import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Dispatch } from 'react';
import { type BridgeExercise, bridgeFaults } from '@/data/relations/relation';
import { isBlank } from '@/lib/isBlank';
import { RecallChoices } from '../recall/RecallChoices';
import { builderWords } from '../verbal/words';
import type { BridgeMove } from './round';

interface ChooseStepProps {
  readonly exercise: BridgeExercise;
  readonly sentence: string;
  readonly taken: number | null;
  readonly send: Dispatch<BridgeMove>;
}

/** The best of four bridges; then the student's own sentence stands beside ours. */
export function ChooseStep({ exercise: { bridges }, sentence, taken, send }: ChooseStepProps) {
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>{builderWords.choose}</Typography>
      {!isBlank(sentence) && (
        <Typography color="textSecondary" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
          <strong>Your sentence:</strong> {sentence}
        </Typography>
      )}
      <RecallChoices
        label="Bridges"
        choices={bridges.map(({ text, fault, why }) => ({
          text,
          right: fault === null,
          fault: fault === null ? null : bridgeFaults[fault],
          why,
        }))}
        taken={taken}
        onTake={(index) => send({ type: 'take-bridge', index })}
        verdict={
          taken !== null && bridges[taken]?.fault === null
            ? builderWords.rightBridge
            : builderWords.wrongBridge
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
