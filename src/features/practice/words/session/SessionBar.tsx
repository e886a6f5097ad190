import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { WordSessionState } from '@/domain/plan/words/word-session';
import { sessionPositionLabel, sessionTimeLeftLabel } from '../wordSessionText';

interface SessionBarProps {
  readonly session: WordSessionState;
  readonly minutesLeft: number;
  readonly onEnd: () => void;
}

/** The position, the time left, and the button to stop, which loses nothing because every answer is saved. */
export function SessionBar({ session, minutesLeft, onEnd }: SessionBarProps) {
  const { tally, planned, queue, phase } = session;
  const again = queue[0]?.kind === 'again';
  // The count of recalls includes the current word only once its verdict is shown.
  const place = tally.recalls + (phase === 'reveal' || again ? 0 : 1);
  return (
    <Box component="header" sx={{ pt: 1 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 2, typography: 'body2', color: 'text.secondary' }}
      >
        <Box component="h1" sx={{ m: 0, font: 'inherit', fontWeight: 600, color: 'text.primary' }}>
          {sessionPositionLabel(place, planned, again)}
        </Box>
        <Box component="span" sx={{ ml: 'auto' }}>
          {sessionTimeLeftLabel(minutesLeft)}
        </Box>
        <Button size="small" variant="outlined" onClick={onEnd} sx={{ minHeight: 44 }}>
          Stop
        </Button>
      </Box>
      <Box aria-hidden sx={{ mt: 1, height: 4, borderRadius: 1, bgcolor: 'divider', overflow: 'hidden' }}>
        <Box
          sx={{
            height: '100%',
            width: `${planned === 0 ? 0 : (100 * tally.recalls) / planned}%`,
            bgcolor: 'primary.main',
            '@media (forced-colors: active)': { bgcolor: 'Highlight', forcedColorAdjust: 'none' },
          }}
        />
      </Box>
    </Box>
  );
}
