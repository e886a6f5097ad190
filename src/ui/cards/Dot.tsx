import Box from '@mui/material/Box';

/** The colors that mean something: a section, a status, or the one brand color. */
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

/** A small dot in the color of what stands beside it; the word carries the meaning, so it is not read aloud. */
export function Dot({ color }: { color: SemanticColor | 'transparent' }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: color, flexShrink: 0 }}
    />
  );
}
