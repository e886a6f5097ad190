import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Dispatch } from 'react';
import { type BridgeExercise, pairWords } from '@/data/relations/relation';
import { letters } from '@/domain/exam/item';
import { RecallChoices } from '../recall/RecallChoices';
import { builderWords } from '../verbal/words';
import type { BridgeMove } from './round';

interface TryStepProps {
  readonly exercise: BridgeExercise;
  readonly taken: number | null;
  readonly send: Dispatch<BridgeMove>;
}

/** The bridge tried on five pairs. */
export function TryStep({ exercise: { bridges, choices, key }, taken, send }: TryStepProps) {
  const right = letters.indexOf(key);
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>
        <strong>The bridge:</strong> {bridges.find(({ fault }) => fault === null)?.text}
      </Typography>
      <Typography sx={{ mb: 1.5 }}>{builderWords.tryIt}</Typography>
      <RecallChoices
        label="Pairs"
        choices={choices.map(({ pair, tried, why }, index) => ({
          text: pairWords(pair),
          right: index === right,
          tried,
          why,
        }))}
        taken={taken}
        onTake={(index) => send({ type: 'take-pair', index })}
        verdict={taken === right ? builderWords.rightPair : builderWords.wrongPair}
      />
      {taken !== null && (
        <Button variant="contained" onClick={() => send({ type: 'next' })} sx={{ mt: 2 }}>
          Next pair
        </Button>
      )}
    </>
  );
}
