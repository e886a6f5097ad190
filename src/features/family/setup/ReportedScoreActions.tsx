import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useLearnerSetup } from '@/data/record/setup/useLearnerSetup';
import { readFailed } from '@/data/record/useRecordFacts';
import { useToday } from '@/data/useToday';
import { ConfirmButton } from '@/ui/controls/dialogs/ConfirmButton';
import { SetupPart, usePreloadedSetup } from './SetupPart';

/** Edits or removes a score entered by hand; renders nothing for other tests. */
export function ReportedScoreActions({ testId, onDone }: { testId: string; onDone: () => void }) {
  const { facts, saveReportedTest, removeReportedTest } = useLearnerSetup();
  const today = useToday();
  usePreloadedSetup();
  const [changing, setChanging] = useState(false);
  if (facts === null || facts === readFailed) return null;
  const entered = facts.reportedTests.find(({ id }) => id === testId);
  if (entered === undefined) return null;
  const { id, ...test } = entered;
  return (
    <>
      <Stack direction="row" sx={{ mt: 3, flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={() => setChanging(true)}>
          Change this score
        </Button>
        <ConfirmButton
          variant="text"
          questions={[
            {
              question: 'Remove this score?',
              text: 'You entered it by hand. It will disappear from every dashboard.',
              confirmLabel: 'Remove it',
            },
          ]}
          cancelLabel="Keep it"
          onConfirm={() => {
            void removeReportedTest(id);
            onDone();
          }}
        >
          Remove it
        </ConfirmButton>
      </Stack>
      {changing && (
        <SetupPart name="The form for a score" onClose={onDone}>
          {({ ReportedScoreDialog }) => (
            <ReportedScoreDialog
              test={test}
              level={test.level}
              today={today}
              needsConsent={facts.needsConsent}
              onSave={(changed, consent) => saveReportedTest(changed, consent, id)}
              onClose={onDone}
            />
          )}
        </SetupPart>
      )}
    </>
  );
}
