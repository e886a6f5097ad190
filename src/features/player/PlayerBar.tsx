import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { Session } from '@/domain/exam/session';
import { Timer } from './Timer';

/** A phone has no room for all words beside the clock: there these are only read aloud. */
const phoneHidden = {
  position: { xs: 'absolute', sm: 'static' },
  width: { xs: '1px', sm: 'auto' },
  height: { xs: '1px', sm: 'auto' },
  overflow: 'hidden',
} as const;

interface PlayerBarProps {
  readonly title: string;
  readonly session: Session;
  readonly timerHidden: boolean;
  readonly onTimer: () => void;
  readonly onHelp: () => void;
  readonly onLeave: () => void;
}

/** The player's head: which test, where in it, how much time, help, and the way out. */
export function PlayerBar({ title, session, timerHidden, onTimer, onHelp, onLeave }: PlayerBarProps) {
  const total = session.sheets.length;
  const reached = session.phase === 'reviewing' ? total : session.current + 1;
  return (
    <Box
      component="header"
      sx={{ position: 'sticky', top: 0, zIndex: 'appBar', bgcolor: 'background.paper' }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 60,
          px: { xs: 2, sm: 3.5 },
          columnGap: { xs: 1, sm: 2 },
        }}
      >
        <Box
          sx={{
            flexGrow: 1,
            minWidth: 0,
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            alignItems: { sm: 'baseline' },
            columnGap: 2,
          }}
        >
          <Typography variant="h1" noWrap sx={{ fontSize: '1.125rem', ...phoneHidden }}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {session.phase === 'reviewing' ? (
              'Review'
            ) : (
              <>
                <Box component="span" sx={phoneHidden}>
                  Question{' '}
                </Box>
                {reached} of {total}
              </>
            )}
          </Typography>
        </Box>
        <Timer session={session} hidden={timerHidden} onToggle={onTimer} />
        <Button
          size="small"
          color="inherit"
          onClick={onHelp}
          sx={{ color: 'text.secondary', minHeight: 44, minWidth: 44 }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            Keys&nbsp;
          </Box>
          <span aria-hidden>?</span>
          <span style={visuallyHidden}>Keyboard help</span>
        </Button>
        <Button size="small" onClick={onLeave} sx={{ minHeight: 44, minWidth: 44 }}>
          Leave
        </Button>
      </Box>
      <LinearProgress
        variant="determinate"
        value={(100 * reached) / total}
        aria-label="Place in the test"
        aria-valuetext={session.phase === 'reviewing' ? 'Review' : `Question ${reached} of ${total}`}
        sx={{ height: 3, borderRadius: 0, '& .MuiLinearProgress-bar': { borderRadius: 0 } }}
      />
    </Box>
  );
}
