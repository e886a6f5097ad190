import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useReducer, useState } from 'react';
import { bridgeExercises } from '@/data/relations/bridgeExercises';
import { relationGuides } from '@/data/relations/relationGuides';
import type { BridgeExercise } from '@/data/relations/bridgeExercise';
import type { AnalogyRelation } from '@/domain/exam/items/item';
import { newSeed } from '@/lib/browser/newId';
import { seededRandom } from '@/lib/random';
import { BridgeSteps } from './BridgeSteps';
import { bridgeRoundReducer, initialBridgeRound } from './bridgeRound';
import { StepHeading } from '../recall/StepHeading';
import { bridgeBuilderTexts } from '../verbal/verbalPracticeText';

/** Returns the exercises of a relation in order, or of all relations in random order. */
function exercisesOf(relation: AnalogyRelation | null, seed: number): readonly BridgeExercise[] {
  if (relation !== null) return bridgeExercises[relation];
  return seededRandom(seed).shuffled(Object.values(bridgeExercises).flat());
}

interface BridgeExercisesProps {
  readonly relation: AnalogyRelation | null;
  /** True if the first exercise appears without taking the focus. */
  readonly quiet: boolean;
}

/** Shown after the last pair. */
function BridgeRoundOver({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <StepHeading key="over" quiet={false}>
        No pairs left
      </StepHeading>
      <Typography sx={{ mt: 1, mb: 2 }}>{bridgeBuilderTexts.done}</Typography>
      <Button variant="outlined" onClick={onAgain} sx={{ alignSelf: 'flex-start' }}>
        Do them again
      </Button>
    </>
  );
}

/** Presents the exercises one after another until none are left. */
export function BridgeExercises({ relation, quiet }: BridgeExercisesProps) {
  const [seed] = useState(newSeed);
  const exercises = useMemo(() => exercisesOf(relation, seed), [relation, seed]);
  const [round, send] = useReducer(bridgeRoundReducer, initialBridgeRound);
  const exercise = exercises[round.place];
  const guide = relationGuides.find((each) => each.relation === relation);
  if (exercise === undefined) return <BridgeRoundOver onAgain={() => send({ type: 'again' })} />;
  return (
    <>
      {guide !== undefined && round.place === 0 && round.step === 'say' && (
        <Typography variant="secondary" sx={{ mb: 2, maxWidth: '51em' }}>
          <span>{guide.pattern}</span> For example: <span translate="no">{guide.bridge}</span>{' '}
          <span>{guide.why}</span>
        </Typography>
      )}
      <BridgeSteps
        exercise={exercise}
        round={round}
        exerciseCount={exercises.length}
        quiet={quiet && round === initialBridgeRound}
        send={send}
      />
    </>
  );
}
