import Typography from '@mui/material/Typography';
import { useMemo, useReducer, useState } from 'react';
import { bridgeExercises } from '@/data/relations/exercises';
import { relationGuide } from '@/data/relations/guide';
import type { BridgeExercise } from '@/data/relations/relation';
import type { Relation } from '@/domain/exam/item';
import { newSeed } from '@/lib/newSeed';
import { randomFrom } from '@/lib/random';
import { BridgeSteps } from './BridgeSteps';
import { RoundOver } from './RoundOver';
import { bridgeRound, firstStep } from './round';

/** The exercises of a relation in their order, or of all in an order of chance. */
function exercisesOf(relation: Relation | null, seed: number): readonly BridgeExercise[] {
  if (relation !== null) return bridgeExercises[relation];
  return randomFrom(seed).shuffled(Object.values(bridgeExercises).flat());
}

interface BridgeContentProps {
  readonly relation: Relation | null;
  /** It appears without taking the focus. */
  readonly quiet: boolean;
}

/** One exercise after another until there is none left. */
export function BridgeContent({ relation, quiet }: BridgeContentProps) {
  const [seed] = useState(newSeed);
  const exercises = useMemo(() => exercisesOf(relation, seed), [relation, seed]);
  const [round, send] = useReducer(bridgeRound, firstStep);
  const exercise = exercises[round.place];
  const guide = relationGuide.find((each) => each.relation === relation);
  if (exercise === undefined) return <RoundOver onAgain={() => send({ type: 'again' })} />;
  return (
    <>
      {guide !== undefined && round.place === 0 && round.step === 'say' && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '51em' }}>
          {guide.pattern} For example: {guide.bridge} {guide.why}
        </Typography>
      )}
      <BridgeSteps
        exercise={exercise}
        round={round}
        of={exercises.length}
        quiet={quiet && round === firstStep}
        send={send}
      />
    </>
  );
}
