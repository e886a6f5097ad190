import Box from '@mui/material/Box';
import { verdictLooks } from './verdictLooks';

interface ChoiceVerdictProps {
  readonly verdict: 'right' | 'wrong';
  readonly chosen: boolean;
}

/** Beside a choice whose reasons are shown: whether it is the right one, and whether the student took it. */
export function ChoiceVerdict({ verdict, chosen }: ChoiceVerdictProps) {
  const { word, color, Icon } = verdictLooks[verdict];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color,
        fontSize: '0.875rem',
        fontWeight: 600,
      }}
    >
      <Icon sx={{ fontSize: '1rem' }} />
      {word}
      {chosen && ', your answer'}
    </Box>
  );
}
