import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { InlineText } from '@/ui/guide/InlineText';

export interface TermDefinition {
  readonly term: string;
  /** A string may have inline marks (`parseInlineMarks`). */
  readonly text: ReactNode;
}

interface TermListProps {
  readonly terms: readonly TermDefinition[];
  /** Puts the terms in their own column if there is room. */
  readonly columns?: boolean;
  /** Puts two terms side by side on a wide page, of which a single one would leave half empty. */
  readonly pairs?: boolean;
  /** Small and gray, with lines as light as those of the text around it. */
  readonly small?: boolean;
}

/** Terms with definitions, separated by horizontal rules. */
export function TermList({ terms, columns = false, pairs = false, small = false }: TermListProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        maxWidth: small ? '38.5rem' : 720,
        ...(!small && { borderTop: 2, borderColor: 'primary.main' }),
        ...(pairs && inPairs),
      }}
    >
      {terms.map(({ term, text }) => (
        <Box
          key={term}
          sx={{
            display: 'grid',
            gridTemplateColumns: columns ? { xs: '1fr', sm: '10rem 1fr' } : '1fr',
            columnGap: 3,
            ...(small ? { py: 0.75, borderTop: 1 } : { py: 2, borderBottom: 1 }),
            borderColor: 'divider',
          }}
        >
          <Typography
            component="dt"
            variant={small ? 'subtitle2' : 'strong'}
            color={small ? 'textSecondary' : 'textPrimary'}
          >
            {term}
          </Typography>
          <Typography component="dd" variant={small ? 'body2' : 'body1'} color="textSecondary" sx={{ m: 0 }}>
            {typeof text === 'string' ? <InlineText text={text} /> : text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const inPairs = {
  maxWidth: 'none',
  display: { md: 'grid' },
  columnGap: 6,
  gridTemplateColumns: '1fr 1fr',
  '& > :nth-last-of-type(-n + 2)': { borderBottom: { md: 0 } },
} as const;
