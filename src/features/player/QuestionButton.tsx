import FlagIcon from '@mui/icons-material/Flag';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Sheet } from '@/domain/exam/sitting';
import { statusWords } from './questionStatus';

interface QuestionButtonProps {
  readonly number: number;
  readonly sheet: Sheet;
  readonly current: boolean;
  readonly onClick: () => void;
}

/** A question in the navigator. Filled: answered; hollow: blank; a small flag: flagged; a ring: on screen. */
export function QuestionButton({ number, sheet, current, onClick }: QuestionButtonProps) {
  const answered = sheet.response.state === 'chosen';
  return (
    <ButtonBase
      onClick={onClick}
      aria-label={`Question ${number}, ${statusWords(sheet)}`}
      aria-current={current ? 'step' : undefined}
      sx={{
        position: 'relative',
        flexShrink: 0,
        width: 44,
        height: 44,
        fontFamily: 'inherit',
        fontSize: '0.9375rem',
        borderRadius: 1,
        border: 1,
        fontWeight: answered ? 650 : 500,
        borderColor: answered ? 'primary.main' : 'surface.controlEdge',
        bgcolor: answered ? 'primary.main' : 'background.paper',
        color: answered ? 'primary.contrastText' : 'text.secondary',
        ...(current && { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 }),
      }}
    >
      {number}
      {sheet.flagged && (
        <Box
          component={FlagIcon}
          sx={{
            position: 'absolute',
            top: -7,
            right: -5,
            fontSize: 18,
            color: 'brass.main',
            bgcolor: 'background.paper',
            borderRadius: '50%',
          }}
        />
      )}
    </ButtonBase>
  );
}
