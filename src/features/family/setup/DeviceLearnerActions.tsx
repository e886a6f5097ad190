import AddChart from '@mui/icons-material/AddchartOutlined';
import IosShare from '@mui/icons-material/IosShare';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useLearnerSetup } from '@/data/record/setup/useLearnerSetup';
import { readFailed } from '@/data/record/useRecordFacts';
import { useToday } from '@/data/useToday';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import { isDataSaverOn } from '@/lib/browser/isDataSaverOn';
import { DialogPart } from '@/ui/loading/Part';
import { preload, usePreload } from '@/ui/loading/usePreload';
import { shareButtonLabels as sharingWords } from '../sharing/shareButtonLabels';
import { ShareButton } from '../sharing/ShareButton';
import { profileButtonLabels } from './profile/profileButtonLabels';
import { ProfileButton } from './profile/ProfileButton';

const loadSetup = () => import('./setupDialogs');

interface DeviceLearnerActionsProps {
  readonly record: LearnerRecord;
  /** True if nothing was done yet, so there is nothing to share. */
  readonly isEmpty: boolean;
}

/** A button label that is shortened visually on a phone; screen readers always get the long form. */
function ResponsiveLabel({ long, short }: { long: string; short: string }) {
  return (
    <>
      <Box component="span" aria-hidden sx={{ display: { sm: 'none' } }}>
        {short}
      </Box>
      <Box component="span" sx={{ '@media (max-width: 599.95px)': visuallyHidden }}>
        {long}
      </Box>
    </>
  );
}

/** The setup actions for this device's learner, and the button that shares progress with a parent. */
export function DeviceLearnerActions({ record, isEmpty }: DeviceLearnerActionsProps) {
  const { facts, saveReportedTest } = useLearnerSetup();
  const today = useToday();
  const [isAdding, setAdding] = useState(false);
  usePreload('setup', async () => {
    if (!isDataSaverOn()) await preload(loadSetup);
  });
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
      {!isEmpty && (
        <ShareButton size="small" startIcon={<IosShare />} sx={{ minHeight: 44 }}>
          <ResponsiveLabel long={sharingWords.long} short={sharingWords.short} />
        </ShareButton>
      )}
      {isAdding && setup !== null && (
        <DialogPart name="The form for a score" load={loadSetup} onClose={close}>
          {({ ReportedScoreDialog }) => (
            <ReportedScoreDialog
              test={null}
              level={record.profile.level}
              today={today}
              needsConsent={setup.needsConsent}
              onSave={(test, consent) => saveReportedTest(test, consent)}
              onClose={close}
            />
          )}
        </DialogPart>
      )}
    </>
  );
}

const actionStyle = { minHeight: 44, px: 1 } as const;
