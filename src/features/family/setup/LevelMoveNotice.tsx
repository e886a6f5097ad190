import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { readFailed } from '@/data/record/useRecordFacts';
import { useLearnerSetup } from '@/data/record/setup/useLearnerSetup';
import { useToday } from '@/data/useToday';
import { type LevelMove, levelMoveOn } from '@/domain/learner/level-move';
import { targetTotal } from '@/domain/learner/learner-profile';
import type { EditableProfile } from '@/domain/learner/setup';
import { localDayAt } from '@/lib/dates/localTime';
import { BusyButton } from '@/ui/controls/BusyButton';
import { levelMoveTexts } from './setupTexts';

/** Offers the next level to a learner of this device whose grade is above that of the profile's level. */
export function LevelMoveNotice() {
  const { facts, moveLevel } = useLearnerSetup();
  const today = useToday();
  const [hasFailed, setFailed] = useState(false);
  if (facts === null || facts === readFailed || facts.profileSavedAt === null) return null;
  const { profile } = facts;
  const move = levelMoveOn(today, profile, localDayAt(facts.profileSavedAt));
  if (move === null) return null;
  const send = async (chosen: LevelMove) => {
    setFailed(false);
    const { state } = await moveLevel(chosen);
    setFailed(state !== 'saved');
  };
  return (
    <Alert
      {...(hasFailed ? { severity: 'warning', role: 'alert' } : { severity: 'info' })}
      sx={{ mt: 2 }}
      action={
        <BusyButton size="small" color="inherit" onClick={() => void send(move)}>
          {levelMoveTexts.button(move)}
        </BusyButton>
      }
    >
      {hasFailed ? levelMoveTexts.failed : levelMoveTexts.notice(move, hasTargets(profile))}
    </Alert>
  );
}

const hasTargets = (profile: EditableProfile) =>
  targetTotal(profile) !== null || Object.values(profile.targets.sections).some((target) => target !== null);
