import Flag from '@mui/icons-material/Flag';
import { styled } from '@mui/material/styles';
import * as colors from '@/ui/colors';

interface QuestionStatusMarkProps {
  readonly answered: boolean;
  readonly flagged: boolean;
  /** In a question's own cell, or in the one row or two rows of a group, where it is smaller. */
  readonly place: 'cell' | 'row' | 'rows';
}

/** A question's status: a square, filled if answered, with a flag if the student set one. */
export function QuestionStatusMark({ answered, flagged, place }: QuestionStatusMarkProps) {
  return (
    <Square data-answered={answered ? '' : undefined} data-place={place} aria-hidden>
      {flagged && <FlagMark data-place={place} />}
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

/** The icon has empty space around the flag, so its box is larger than it looks. */
const FlagMark = styled(Flag)({
  position: 'absolute',
  left: 'calc(50% - 4px)',
  bottom: 'calc(100% + 1px)',
  width: 14,
  height: 14,
  color: colors.emphasis,
  '&[data-place="rows"]': { left: 'calc(50% - 4px)', width: 11, height: 11 },
  // The number is above the square, so the flag is beside it.
  '&[data-place="cell"]': { left: 'calc(100% + 1px)', bottom: -3, width: 16, height: 16 },
  '@media (forced-colors: active)': { color: 'ButtonText' },
});
