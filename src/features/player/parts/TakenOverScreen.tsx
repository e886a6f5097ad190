import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AttemptNoun } from '@/domain/exam/catalog/attempt-noun';
import { useBareScreen } from '@/ui/page/bareScreen';
import { useScreenHeading } from '../frame/useScreenHeading';
import { PartScreen } from './PartScreen';

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
        <Typography variant="subtitle1" component="p" sx={{ mt: 2 }}>
          {`We stopped it in this tab so that your answers stay in one place. Nothing is lost. You can close this tab or bring the ${noun} back here.`}
        </Typography>
        <Stack direction="row" spacing={1.5} sx={{ mt: 4, flexWrap: 'wrap' }}>
          <Button variant="contained" size="large" onClick={onContinue}>
            Continue here
          </Button>
          <Button variant="outlined" size="large" onClick={onLeave}>
            Leave
          </Button>
        </Stack>
      </Box>
    </PartScreen>
  );
}
