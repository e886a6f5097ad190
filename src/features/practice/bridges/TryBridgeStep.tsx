import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Dispatch } from 'react';
import { type BridgeExercise, formatWordPair } from '@/data/relations/bridgeExercise';
import { choiceLetters } from '@/domain/exam/items/item';
import { RecallChoices } from '../recall/RecallChoices';
import { bridgeBuilderTexts } from '../verbal/verbalPracticeText';
import type { BridgeAction } from './bridgeRound';

interface TryBridgeStepProps {
  readonly exercise: BridgeExercise;
  readonly taken: number | null;
  readonly send: Dispatch<BridgeAction>;
}

/** The last step of an exercise: the student chooses the one of five pairs that the bridge fits. */
export function TryBridgeStep({ exercise: { bridges, choices, key }, taken, send }: TryBridgeStepProps) {
  const right = choiceLetters.indexOf(key);
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>
        <strong>The bridge:</strong>{' '}
        <span translate="no">{bridges.find(({ fault }) => fault === null)?.text}</span>
      </Typography>
      <Typography sx={{ mb: 1.5 }}>{bridgeBuilderTexts.tryIt}</Typography>
      <RecallChoices
        label="Pairs"
        choices={choices.map(({ pair, tried, why }, index) => ({
          text: formatWordPair(pair),
          right: index === right,
          tried,
          why,
        }))}
        taken={taken}
        onTake={(index) => send({ type: 'take-pair', index })}
        verdict={taken === right ? bridgeBuilderTexts.rightPair : bridgeBuilderTexts.wrongPair}
      />
      {taken !== null && (
        <Button variant="contained" onClick={() => send({ type: 'next' })} sx={{ mt: 2 }}>
          Next pair
        </Button>
      )}
    </>
  );
}
