import Box from '@mui/material/Box';

/** Colors with a meaning: a section, a status, or the brand color. */
export type SemanticColor =
  | 'section.verbal'
  | 'section.quantitative'
  | 'section.reading'
  | 'section.writing'
  | 'status.good'
  | 'status.fair'
  | 'status.watch'
  | 'status.risk'
  | 'primary.main';

/** A small dot in the color of the label beside it. Hidden from screen readers because the label carries the meaning. */
export function Dot({ color }: { color: SemanticColor | 'transparent' }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: color, flexShrink: 0 }}
    />
  );
}
