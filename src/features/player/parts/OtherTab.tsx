import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useBareScreen } from '@/ui/bareScreen';
import { useScreenHeading } from '../frame/useScreenHeading';
import { PartScreen } from './partStyles';
import { StandingFacts } from './StandingFacts';

interface OtherTabProps {
  readonly testTitle: string;
  readonly title: string;
  readonly text: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  /** What else there is to see of the test. */
  readonly children?: ReactNode;
  readonly onContinue: () => void;
  readonly onLeave: () => void;
}

/** A test that is in the hands of another tab. */
export function OtherTab({ testTitle, title, text, rows, children, onContinue, onLeave }: OtherTabProps) {
  useBareScreen();
  const heading = useScreenHeading();
  return (
    <PartScreen>
      <Box sx={{ maxWidth: '40rem' }}>
        <Typography color="textSecondary">{testTitle}</Typography>
        <Typography ref={heading} variant="h1" sx={{ outline: 'none' }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 2, mb: 3, fontSize: '1.0625rem' }}>{text}</Typography>
        <StandingFacts rows={rows} />
        <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" size="large" onClick={onContinue}>
            Continue here
          </Button>
          <Button variant="outlined" size="large" onClick={onLeave}>
            Leave
          </Button>
        </Box>
      </Box>
      {children}
    </PartScreen>
  );
}
