import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface TermDefinition {
  readonly term: string;
  readonly text: ReactNode;
}

interface TermListProps {
  readonly terms: readonly TermDefinition[];
  /** Puts the terms in their own column if there is room. */
  readonly columns?: boolean;
}

/** Terms with definitions, separated by horizontal rules. */
export function TermList({ terms, columns = false }: TermListProps) {
  return (
    <Box component="dl" sx={{ m: 0, borderTop: 2, borderColor: 'primary.main', maxWidth: 720 }}>
      {terms.map(({ term, text }) => (
        <Box
          key={term}
          sx={{
            display: 'grid',
            gridTemplateColumns: columns ? { xs: '1fr', sm: '10rem 1fr' } : '1fr',
            columnGap: 3,
            py: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography component="dt" variant="strong">
            {term}
          </Typography>
          <Typography component="dd" color="textSecondary" sx={{ m: 0 }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
