import * as colors from '@/ui/colors';

/** A button of words and an icon, without an edge, in the player's bars and beside its fields. Never under 44 pixels. */
export const plainButtonStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: 44,
  minHeight: 44,
  padding: '0 10px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  font: 'inherit',
  fontWeight: 550,
  color: colors.primary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 7%, transparent)' },
} as const;

/** Words that only a screen reader has, where the icon has to do. */
export const visuallyHiddenStyle = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
