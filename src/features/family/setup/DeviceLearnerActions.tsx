import AddChart from '@mui/icons-material/AddchartOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLearnerSetup } from '@/data/record/setup/useLearnerSetup';
import { readFailed } from '@/data/record/useRecordFacts';
import { useToday } from '@/data/useToday';
import type { Learner } from '@/domain/learner/learner';
import { ResponsiveLabel } from '../frame/ResponsiveLabel';
import { profileButtonLabels } from './profileButtonLabels';
import { ProfileButton } from './ProfileButton';
import { SetupPart } from './SetupPart';

/** The setup actions for this device's learner. */
export function DeviceLearnerActions({ learner }: { readonly learner: Learner }) {
  const { facts, saveReportedTest } = useLearnerSetup();
  const today = useToday();
  const [isAdding, setAdding] = useState(false);
  const close = () => setAdding(false);
  const setup = facts === null || facts === readFailed ? null : facts;
  return (
    <>
      <ProfileButton variant="text" size="small" startIcon={<PersonOutlined />} sx={actionStyle}>
        <ResponsiveLabel
          long={
            setup !== null && setup.learnerId !== null ? profileButtonLabels.again : profileButtonLabels.first
          }
          short={profileButtonLabels.short}
        />
      </ProfileButton>
      <Button
        variant="text"
        size="small"
        startIcon={<AddChart />}
        onClick={() => setAdding(true)}
        sx={actionStyle}
      >
        <ResponsiveLabel long="Add a score from a report" short="Score" />
      </Button>
      {isAdding && setup !== null && (
        <SetupPart name="The form for a score" onClose={close}>
          {({ ReportedScoreDialog }) => (
            <ReportedScoreDialog
              test={null}
              level={learner.profile.level}
              today={today}
              needsConsent={setup.needsConsent}
              onSave={(test, consent) => saveReportedTest(test, consent)}
              onClose={close}
            />
          )}
        </SetupPart>
      )}
    </>
  );
}

const actionStyle = { px: 1 } as const;
