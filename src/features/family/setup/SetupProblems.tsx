import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { readFailed } from '@/data/record/useRecordFacts';
import { useLearnerSetup } from '@/data/record/setup/useLearnerSetup';

/** Says that this learner's saved profile, goals, reported scores, or notes are damaged or from a newer version of the site. */
export function SetupProblems() {
  const { facts } = useLearnerSetup();
  if (facts === null || facts === readFailed) return null;
  const texts = Object.values(facts.problems).filter((text) => text !== null);
  if (texts.length === 0) return null;
  return (
    <Stack spacing={1.5} sx={{ mt: 2 }}>
      {texts.map((text) => (
        <Alert key={text} severity="warning">
          {text}
        </Alert>
      ))}
    </Stack>
  );
}
