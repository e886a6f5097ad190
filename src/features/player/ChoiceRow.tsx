import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import type { Letter } from '@/domain/exam/item';
import { QuestionText } from '@/ui/question/QuestionText';

interface ChoiceRowProps {
  /** Ties the radio buttons of one question together. */
  readonly group: string;
  readonly letter: Letter;
  readonly text: string;
  readonly chosen: boolean;
  readonly crossedOut: boolean;
  readonly onChoose: () => void;
  readonly onCrossOut: () => void;
}

/** One choice: the whole row chooses it, the button at its end crosses it out. */
export function ChoiceRow({ group, letter, text, chosen, crossedOut, onChoose, onCrossOut }: ChoiceRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 56,
        pr: 1,
        borderRadius: '12px',
        border: 1,
        borderColor: chosen ? 'primary.main' : 'surface.controlEdge',
        boxShadow: chosen ? 'inset 0 0 0 1px var(--mui-palette-primary-main)' : 'none',
        bgcolor: 'background.paper',
        '&:has(input:focus-visible)': {
          outline: '2px solid var(--mui-palette-primary-main)',
          outlineOffset: 2,
        },
      }}
    >
      <Box
        component="label"
        sx={{
          position: 'relative',
          flexGrow: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          minHeight: 54,
          pl: 2,
          py: 1,
          cursor: 'pointer',
          minWidth: 0,
        }}
      >
        {/* Invisible, but as large as the row: a finger, a mouse and a screen reader's touch all meet it. */}
        <Box
          component="input"
          type="radio"
          name={group}
          checked={chosen}
          onChange={onChoose}
          sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' }}
        />
        <Box
          component="span"
          sx={{
            flexShrink: 0,
            display: 'grid',
            placeItems: 'center',
            width: 28,
            height: 28,
            borderRadius: '50%',
            border: 1,
            borderColor: chosen ? 'primary.main' : 'surface.controlEdge',
            bgcolor: chosen ? 'primary.main' : 'transparent',
            color: chosen ? 'primary.contrastText' : 'text.secondary',
            fontSize: '0.8125rem',
            fontWeight: 600,
          }}
        >
          {letter}
        </Box>
        <Box
          component="span"
          sx={{
            typography: 'prose',
            minWidth: 0,
            ...(crossedOut && { textDecoration: 'line-through', color: 'text.secondary' }),
          }}
        >
          <QuestionText text={text} />
        </Box>
        {crossedOut && <span style={visuallyHidden}>, crossed out</span>}
      </Box>
      <Button
        size="small"
        color="inherit"
        onClick={onCrossOut}
        sx={{ color: 'text.secondary', flexShrink: 0, minHeight: 44, minWidth: 44 }}
      >
        {crossedOut ? 'Bring back' : 'Cross out'}
        <span style={visuallyHidden}>{text.includes('`') ? ` choice ${letter}` : ` ${text}`}</span>
      </Button>
    </Box>
  );
}
