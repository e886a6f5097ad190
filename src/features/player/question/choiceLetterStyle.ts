import * as colors from '@/ui/colors';

/** The circled letter of a choice. */
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

/** A background that forced colors must not override, because it alone identifies the choice. */
export const keepBackgroundStyle = {
  backgroundColor: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;
