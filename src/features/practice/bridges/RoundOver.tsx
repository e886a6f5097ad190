import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { StepHeading } from '../recall/StepHeading';
import { builderWords } from '../verbal/words';

/** After the last pair. */
export function RoundOver({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <StepHeading key="over" quiet={false}>
        No pairs left
      </StepHeading>
      <Typography sx={{ mt: 1, mb: 2 }}>{builderWords.done}</Typography>
      <Button variant="outlined" onClick={onAgain} sx={{ alignSelf: 'flex-start' }}>
        Do them again
      </Button>
    </>
  );
}
