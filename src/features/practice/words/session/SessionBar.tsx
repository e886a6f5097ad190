import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { WordSessionState } from '@/domain/plan/words/word-session';
import { sessionPositionLabel, sessionTimeLeftLabel } from '../wordSessionText';

interface SessionBarProps {
  readonly session: WordSessionState;
  readonly minutesLeft: number;
  readonly onEnd: () => void;
}

/**
 * The position, with a dot for each word that fills once it is answered, the time left, and the button to stop, which loses nothing
 * because every answer is saved.
 */
export function SessionBar({ session, minutesLeft, onEnd }: SessionBarProps) {
  const { tally, planned, queue, phase } = session;
  const again = queue[0]?.kind === 'again';
  // The count of recalls includes the current word only once its verdict is shown.
  const place = tally.recalls + (phase === 'reveal' || again ? 0 : 1);
  return (
    <Stack component="header" spacing={1} sx={{ pt: 1 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Typography component="h1" variant="subtitle2">
          {sessionPositionLabel(place, planned, again)}
        </Typography>
        <Typography component="span" variant="secondary" sx={{ ml: 'auto' }}>
          {sessionTimeLeftLabel(minutesLeft)}
        </Typography>
        <Button size="small" variant="outlined" onClick={onEnd}>
          Stop
        </Button>
      </Stack>
      <Stack aria-hidden direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
        {Array.from({ length: planned }, (_, index) => (
          <Box key={index} component="span" sx={index < tally.recalls ? filledDot : dot} />
        ))}
      </Stack>
    </Stack>
  );
}

const dot = {
  boxSizing: 'border-box',
  width: 8,
  height: 8,
  borderRadius: '50%',
  border: 1,
  borderColor: 'surface.controlEdge',
} as const;

/** Filled by its border, because forced colors would override a background. */
const filledDot = { ...dot, border: 4, borderColor: 'primary.main' } as const;
