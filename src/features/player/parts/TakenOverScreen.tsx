import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AttemptNoun } from '@/domain/exam/catalog/attempt-noun';
import { useBareScreen } from '@/ui/page/bareScreen';
import { useScreenHeading } from '../frame/useScreenHeading';
import { PartScreen } from './partStyles';

interface TakenOverScreenProps {
  readonly noun: AttemptNoun;
  readonly title: string;
  /** Takes the test back from the other tab. */
  readonly onContinue: () => void;
  readonly onLeave: () => void;
}

/** Shown in the first tab after a second one has taken over its test. */
export function TakenOverScreen({ noun, title, onContinue, onLeave }: TakenOverScreenProps) {
  useBareScreen();
  const heading = useScreenHeading();
  return (
    <PartScreen>
      <Box sx={{ maxWidth: '40rem' }}>
        <Typography color="textSecondary">{title}</Typography>
        <Typography ref={heading} variant="h1" sx={{ outline: 'none' }}>
          {`You continued this ${noun} in another tab`}
        </Typography>
        <Typography sx={{ mt: 2, fontSize: '1.0625rem' }}>
          {`We stopped it in this tab so that your answers stay in one place. Nothing is lost. You can close this tab or bring the ${noun} back here.`}
        </Typography>
        <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" size="large" onClick={onContinue}>
            Continue here
          </Button>
          <Button variant="outlined" size="large" onClick={onLeave}>
            Leave
          </Button>
        </Box>
      </Box>
    </PartScreen>
  );
}
