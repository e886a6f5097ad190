import * as colors from '@/ui/colors';

/** A text button with a chip's round shape and a finger-sized height. */
export const chipStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  px: 1.75,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 500,
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'surface.controlEdge',
  borderRadius: 22,
  cursor: 'pointer',
  '&[aria-pressed="true"]': {
    fontWeight: 650,
    color: 'primary.main',
    borderColor: 'primary.main',
    bgcolor: `color-mix(in srgb, ${colors.primary} 10%, transparent)`,
  },
  '&:focus-visible': { outline: `2px solid ${colors.primary}`, outlineOffset: 2 },
  '@media print': { display: 'none' },
} as const;
