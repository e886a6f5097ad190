import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Verdict } from '@/domain/exam/attempts/response';
import * as colors from '@/ui/colors';
import { useRovingFocus } from '@/ui/controls/useRovingFocus';
import { squareLabel, squaresLabel } from './resultSentences';

interface QuestionSquaresProps {
  /** The part's title. */
  readonly title: string;
  readonly verdicts: readonly Verdict[];
  /** The color of right answers: that of the section. */
  readonly color: string;
  /** Opens a question by its index; null until the questions have been read. */
  readonly onOpen: ((index: number) => void) | null;
}

/** Every question of a part as one square, in the order of the test; together they are one Tab stop. */
export const QuestionSquares = memo(function QuestionSquares({
  title,
  verdicts,
  color,
  onOpen,
}: QuestionSquaresProps) {
  const { groupProps, tabIndexOf } = useRovingFocus();
  return (
    <Squares role="toolbar" aria-label={squaresLabel(title, verdicts.length)} {...groupProps}>
      {verdicts.map((verdict, index) => (
        <Square
          key={index}
          aria-label={squareLabel(index + 1, verdict)}
          aria-haspopup="dialog"
          tabIndex={tabIndexOf(index)}
          disabled={onOpen === null}
          onClick={() => onOpen?.(index)}
        >
          <SquareMark verdict={verdict} color={color} />
        </Square>
      ))}
    </Squares>
  );
});

const Squares = styled('div')({
  display: 'grid',
  // Ten in a row, or as many as fit with room for a finger.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(1.5rem, 10% - 4px), 1fr))',
  gap: 4,
  maxWidth: '26rem',
  '@media print': { gridTemplateColumns: 'repeat(auto-fill, 18px)', gap: 2 },
});

/** There are 150 of them on a full test, so their styles don't depend on props or the theme. */
const Square = styled(ButtonBase)({
  minHeight: '1.5rem',
  borderRadius: 4,
  '@media print': { minHeight: 18 },
});

/** A verdict as a shape: filled is right, a cross is wrong, a dashed outline is blank. An SVG, because forced colors keep its fills. */
export function SquareMark({ verdict, color }: { readonly verdict: Verdict; readonly color: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" width="100%" height="100%">
      {verdict === 'right' && <rect x={2} y={2} width={20} height={20} rx={4} fill={color} />}
      {verdict === 'wrong' && (
        <g fill="none" stroke={colors.statusRisk} strokeWidth={2}>
          <rect x={3} y={3} width={18} height={18} rx={3} />
          <path d="M8.5 8.5l7 7M15.5 8.5l-7 7" strokeLinecap="round" />
        </g>
      )}
      {verdict === 'blank' && (
        <rect
          x={3}
          y={3}
          width={18}
          height={18}
          rx={3}
          fill="none"
          stroke={colors.textSecondary}
          strokeWidth={1.5}
          strokeDasharray="3 2.5"
        />
      )}
    </svg>
  );
}
