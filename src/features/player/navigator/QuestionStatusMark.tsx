import { styled } from '@mui/material/styles';
import * as colors from '@/ui/colors';

interface QuestionStatusMarkProps {
  readonly answered: boolean;
  readonly flagged: boolean;
  /** In a question's own cell, or in the one row or two rows of a group, where it is smaller. */
  readonly place: 'cell' | 'row' | 'rows';
}

/** A question's status: a square, filled if answered, with a pennant if flagged. */
export function QuestionStatusMark({ answered, flagged, place }: QuestionStatusMarkProps) {
  return (
    <Square data-answered={answered ? '' : undefined} data-place={place} aria-hidden>
      {flagged && <Pennant data-place={place} />}
    </Square>
  );
}

const Square = styled('span')({
  position: 'relative',
  display: 'block',
  width: 10,
  height: 10,
  border: `1.5px solid ${colors.controlEdge}`,
  borderRadius: 2,
  '&[data-place="rows"]': { width: 8, height: 8 },
  '&[data-answered]': { backgroundColor: colors.primary, borderColor: colors.primary },
  '@media (forced-colors: active)': {
    borderColor: 'ButtonText',
    forcedColorAdjust: 'none',
    '&[data-answered]': { backgroundColor: 'ButtonText', borderColor: 'ButtonText' },
  },
});

const Pennant = styled('span')({
  position: 'absolute',
  left: '50%',
  bottom: 'calc(100% + 2px)',
  width: 9,
  height: 9,
  backgroundColor: colors.emphasis,
  clipPath: 'polygon(0 0, 100% 32%, 18% 64%, 18% 100%, 0 100%)',
  '&[data-place="rows"]': { left: '20%', bottom: 'calc(100% + 1px)', width: 7, height: 8 },
  // The number is above the square, so the pennant is beside it.
  '&[data-place="cell"]': { left: 'calc(100% + 3px)', bottom: 0, width: 11, height: 11 },
  '@media (forced-colors: active)': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
});
