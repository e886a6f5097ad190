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

/** The color of a dot: gray if what it marks belongs to no section. */
export type DotColor = SemanticColor | 'text.secondary';

/**
 * A small dot in the color of the label beside it; null leaves its place empty. Hidden from screen readers because the label carries
 * the meaning. It is a border, because forced colors would override a background.
 */
export function Dot({ color }: { color: DotColor | null }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flexShrink: 0,
        width: '0.5rem',
        height: '0.5rem',
        borderRadius: '50%',
        ...(color !== null && { border: '0.25rem solid', borderColor: color }),
      }}
    />
  );
}
