import * as colors from '@/ui/colors';

/** The round letter of a choice, wherever choices stand. */
export const choiceLetterStyle = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: `1px solid ${colors.controlEdge}`,
  borderRadius: '50%',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: colors.textSecondary,
} as const;

/** A ground that forced colors must not paint over, because it alone tells which choice it is. */
export const forcedColorsStyle = {
  backgroundColor: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;
