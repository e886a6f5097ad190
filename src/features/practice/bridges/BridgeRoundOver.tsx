import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { StepHeading } from '../recall/StepHeading';
import { bridgeBuilderTexts } from '../verbal/verbalPracticeText';

/** Shown after the last pair. */
export function BridgeRoundOver({ onAgain }: { onAgain: () => void }) {
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
