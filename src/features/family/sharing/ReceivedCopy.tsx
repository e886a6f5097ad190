import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSharedCopyInTab } from '@/data/learners/openedCopy';
import { findSavedCopy, listSharedCopies, saveSharedCopy } from '@/data/learners/shared/sharedCopies';
import { studentRecord } from '@/data/record/studentRecord';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { copyRefusalTexts } from './copyRefusalTexts';
import type { ArrivedCopyState } from './useArrivedCopy';
import { SharedCopyPreview } from './SharedCopyPreview';
import { copySavedText, shareErrorTexts } from './sharingTexts';

interface ReceivedCopyProps {
  readonly arrived: ArrivedCopyState;
  /** The learner whose copy is shown; null if the figures aren't a copy. */
  readonly learnerId: string | null;
}

/** The error for a copy in the address that can't be opened, and the banner above an opened copy. */
export function ReceivedCopy({ arrived, learnerId }: ReceivedCopyProps) {
  return (
    <>
      {arrived !== 'none' && (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {copyRefusalTexts.link[arrived]}
        </Alert>
      )}
      {learnerId !== null && <SharedCopyBanner learnerId={learnerId} />}
    </>
  );
}

/**
 * Shown above the figures of a newly opened copy: whose it is, and the choice to save it. Renders nothing if there is nothing to
 * decide.
 */
function SharedCopyBanner({ learnerId }: { learnerId: string }) {
  const opened = useSharedCopyInTab();
  const { facts } = useRecordFacts(listSharedCopies);
  const [isDecided, setDecided] = useState(false);
  const [said, setSaid] = useState('');
  if (opened === null || opened.learner.profile.id !== learnerId) return <Said words={said} />;
  if (isDecided || facts === null) return <Said words={said} />;
  const save = async () => {
    try {
      const outcome = await saveSharedCopy(studentRecord(), opened);
      setSaid(copySavedText(outcome, opened));
      if (outcome.state === 'saved') setDecided(true);
    } catch {
      setSaid(shareErrorTexts.save);
    }
  };
  return (
    <>
      <Card sx={{ my: 1.5 }}>
        <CardContent>
          <SharedCopyPreview
            digest={opened}
            savedCopy={facts === readFailed ? null : findSavedCopy(facts, opened)}
            onSave={() => void save()}
            onPreview={() => setDecided(true)}
          />
        </CardContent>
      </Card>
      <Said words={said} />
    </>
  );
}

function Said({ words }: { words: string }) {
  return (
    <Typography role="status" variant="body2" sx={{ '&:not(:empty)': { my: 1 } }}>
      {words}
    </Typography>
  );
}
