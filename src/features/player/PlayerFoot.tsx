import FlagIcon from '@mui/icons-material/Flag';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import type { Session } from '@/domain/exam/session';
import { QuestionButton } from './QuestionButton';
import type { Move } from './useTestSession';

/** The player's foot: flag, the questions at a glance, back and next. */
export function PlayerFoot({ session, send }: { session: Session; send: (move: Move) => void }) {
  const flagged = session.sheets[session.current]?.flagged ?? false;
  const last = session.current === session.sheets.length - 1;
  return (
    <Box
      component="footer"
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        px: { xs: 2, sm: 3.5 },
        py: 1.5,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
      }}
    >
      <Button
        variant="outlined"
        aria-pressed={flagged}
        onClick={() => send({ type: 'toggle-flag' })}
        startIcon={flagged ? <FlagIcon /> : <FlagOutlined />}
        sx={{ px: { xs: 1.5, sm: 2.5 } }}
      >
        {flagged ? 'Flagged' : 'Flag'}
      </Button>
      <Box
        component="nav"
        aria-label="Questions"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}
      >
        <Box
          component="ol"
          sx={{ display: { xs: 'none', lg: 'flex' }, gap: 0.75, listStyle: 'none', m: 0, p: 0 }}
        >
          {session.sheets.map((sheet, index) => (
            <li key={session.form.itemIds[index]}>
              <QuestionButton
                number={index + 1}
                sheet={sheet}
                current={index === session.current}
                onClick={() => send({ type: 'go-to', index })}
              />
            </li>
          ))}
        </Box>
        <Button onClick={() => send({ type: 'open-review' })} sx={{ px: { xs: 1, sm: 2 } }}>
          All
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            &nbsp;questions
          </Box>
          <Box component="span" style={visuallyHidden} sx={{ display: { sm: 'none' } }}>
            {' '}
            questions
          </Box>
        </Button>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={session.current === 0}
          onClick={() => send({ type: 'back' })}
          sx={{ px: { xs: 1.5, sm: 2.5 }, minWidth: 44 }}
        >
          Back
        </Button>
        <Button
          variant="contained"
          onClick={() => send({ type: 'next' })}
          sx={{ px: { xs: 1.5, sm: 2.5 }, minWidth: 44 }}
        >
          {last ? 'Review' : 'Next'}
        </Button>
      </Box>
    </Box>
  );
}
