import { styled } from '@mui/material/styles';
import type { ChoiceLetter as Letter } from '@/domain/exam/items/item';
import * as colors from '@/ui/colors';
import { captionFont } from '@/ui/fonts';

interface ChoiceLetterProps {
  readonly letter: Letter;
  readonly look?: 'chosen' | 'right' | 'wrong' | undefined;
}

/** The circled letter of a choice: filled if it is chosen or right. */
export function ChoiceLetter({ letter, look }: ChoiceLetterProps) {
  return (
    <Circle translate="no" data-look={look}>
      {letter}
    </Circle>
  );
}

/** Forced colors must not override the background, because it alone identifies the choice. */
const forcedFill = {
  '@media (forced-colors: active)': {
    backgroundColor: 'Highlight',
    color: 'HighlightText',
    forcedColorAdjust: 'none',
  },
} as const;

const Circle = styled('span')({
  font: captionFont,
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: `1px solid ${colors.controlEdge}`,
  borderRadius: '50%',
  fontWeight: 600,
  color: colors.textSecondary,
  '&[data-look="chosen"]': {
    backgroundColor: colors.primary,
    borderColor: colors.primary,
    color: colors.onPrimary,
    ...forcedFill,
  },
  '&[data-look="right"]': {
    backgroundColor: colors.statusGood,
    borderColor: colors.statusGood,
    color: colors.paper,
    ...forcedFill,
  },
  '&[data-look="wrong"]': { borderColor: colors.statusRisk, color: colors.statusRisk },
});
