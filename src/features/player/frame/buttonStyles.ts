import * as colors from '@/ui/colors';

/** A borderless button with text and an icon, for the player's bars and fields. At least 44 pixels in size. */
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

/** Hides a label visually where only the icon fits; screen readers still read it. */
export const visuallyHiddenStyle = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
