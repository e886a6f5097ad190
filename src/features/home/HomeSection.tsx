import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { pageColumnStyles } from '@/ui/page/pageColumnStyles';

interface HomeSectionProps {
  /** Also its anchor: "/#contact". */
  readonly id: string;
  readonly title: string;
  /** Stands under the title, or at the end of its line where there is room. */
  readonly link?: ReactNode;
  /** On white instead of the page's ground. */
  readonly paper?: boolean;
  /** Stands at the right of all the rest. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the home page in the page's column, under its title. */
export function HomeSection({ id, title, link, paper = false, aside, children }: HomeSectionProps) {
  return (
    <Box component="section" aria-labelledby={id} {...(paper && { className: 'paper' })} sx={look}>
      <div className={aside === undefined ? 'column' : 'column beside'}>
        <div>
          <div className="head">
            <h2 id={id}>{title}</h2>
            {link}
          </div>
          {children}
        </div>
        {aside}
      </div>
    </Box>
  );
}

/**
 * One rule for all sections, with what stands in them: the page's bytes are counted. `.beside` has words at the left and what they
 * speak of at the right, on a narrow screen below each other; `.quiet` is text in gray, `.extra` is left out on a phone.
 */
const look = {
  borderTop: 1,
  borderColor: 'divider',
  '&.paper': { bgcolor: 'background.paper' },
  '& > .column': { ...pageColumnStyles, py: { xs: 5, md: 8 } },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 3,
  },
  '& .head h2': {
    m: 0,
    typography: 'h2',
    fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2rem)',
    outline: 'none',
  },
  '& .beside': {
    display: 'grid',
    columnGap: 8,
    rowGap: 3,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 8fr)' },
  },
  '& .extra': { display: { xs: 'none', sm: 'block' } },
  '& .quiet': { m: 0, mt: 1, color: 'text.secondary', maxWidth: '38em' },
  '& .link': { display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44 },
  '& .link svg': { fontSize: '1.125rem' },
} as const;
