import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import * as colors from '@/ui/colors';
import type { SendAction } from '../attempt/runAttempt';
import { QuestionStatusMark } from './QuestionStatusMark';
import { itemStatusText } from './navigatorText';

interface QuestionCellProps {
  readonly index: number;
  readonly answered: boolean;
  readonly flagged: boolean;
  readonly current: boolean;
  /** True where cells are on the page's own ground and need an edge. */
  readonly outlined?: boolean;
  readonly send: SendAction;
}

/**
 * A question to jump to: its mark is filled if it is answered and outlined if blank. It has a flag if the student set one, and a ring
 * if it is the current question.
 */
export const QuestionCell = memo(function QuestionCell({
  index,
  answered,
  flagged,
  current,
  outlined = false,
  send,
}: QuestionCellProps) {
  return (
    <Cell
      aria-label={`Question ${index + 1}, ${itemStatusText({ answer: answered ? 'answered' : 'blank', flagged })}`}
      aria-current={current ? 'step' : undefined}
      data-outlined={outlined ? '' : undefined}
      onClick={() => send({ type: 'go-to', index })}
    >
      <span>{index + 1}</span>
      <QuestionStatusMark place="cell" answered={answered} flagged={flagged} />
    </Cell>
  );
});

/** Sixty of them may be on screen, so their styles don't depend on props or the theme. */
const Cell = styled(ButtonBase)({
  flexDirection: 'column',
  gap: 3,
  width: 44,
  minWidth: 44,
  height: '3.25rem',
  border: '2px solid transparent',
  borderRadius: 8,
  font: 'inherit',
  fontWeight: 500,
  color: colors.textPrimary,
  '&[aria-current]': { borderColor: colors.primary, backgroundColor: colors.paper, fontWeight: 700 },
  '&[data-outlined]': { border: `1px solid ${colors.controlEdge}`, backgroundColor: colors.paper },
  '&[data-outlined][aria-current]': { boxShadow: `0 0 0 2px ${colors.primary}` },
  '&:hover': { backgroundColor: colors.hover },
  '@media (forced-colors: active)': {
    // Forced colors would draw a transparent border, and each cell would look current.
    borderColor: 'Canvas',
    '&[aria-current]': { borderColor: 'Highlight', outline: '2px solid Highlight', outlineOffset: -3 },
  },
});
