import AddChart from '@mui/icons-material/AddchartOutlined';
import IosShare from '@mui/icons-material/IosShare';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSetup } from '@/data/record/setup/useSetup';
import { readFailed } from '@/data/record/useRecordFacts';
import { useToday } from '@/data/today';
import type { LearnerRecord } from '@/domain/learner/record';
import { Words } from '../frame/Words';
import { buttonWords } from '../sharing/buttonWords';
import { ShareButton } from '../sharing/ShareButton';
import { ProfileDialog } from './ProfileDialog';
import { ReportedScoreDialog } from './ReportedScoreDialog';

interface DeviceActionsProps {
  readonly record: LearnerRecord;
  /** Nothing was done so far, so there is nothing to hand over. */
  readonly isEmpty: boolean;
}

/** What the learner of this device can set up, and the way to hand their progress to a parent. */
export function DeviceActions({ record, isEmpty }: DeviceActionsProps) {
  const { facts, saveProfile, saveReportedTest } = useSetup();
  const today = useToday();
  const [opened, setOpened] = useState<'profile' | 'score' | null>(null);
  const setup = facts === null || facts === readFailed ? null : facts;
  const close = () => setOpened(null);
  return (
    <>
      <Button
        variant="text"
        size="small"
        startIcon={<PersonOutlined />}
        onClick={() => setOpened('profile')}
        sx={door}
      >
        <Words
          long={setup !== null && setup.learnerId !== null ? 'Edit profile' : 'Set up a profile'}
          short="Profile"
        />
      </Button>
      <Button
        variant="text"
        size="small"
        startIcon={<AddChart />}
        onClick={() => setOpened('score')}
        sx={door}
      >
        <Words long="Add a score from a report" short="Score" />
      </Button>
      {!isEmpty && (
        <ShareButton size="small" startIcon={<IosShare />} sx={{ minHeight: 44 }}>
          <Words {...buttonWords} />
        </ShareButton>
      )}
      {opened === 'profile' && setup !== null && (
        <ProfileDialog
          profile={setup.profile}
          today={today}
          asksConsent={setup.asksConsent}
          onSave={(profile, consent) => saveProfile(() => profile, consent)}
          onClose={close}
        />
      )}
      {opened === 'score' && setup !== null && (
        <ReportedScoreDialog
          test={null}
          level={record.profile.level}
          today={today}
          asksConsent={setup.asksConsent}
          onSave={(test, consent) => saveReportedTest(test, consent)}
          onClose={close}
        />
      )}
    </>
  );
}

const door = { minHeight: 44, px: 1 } as const;
