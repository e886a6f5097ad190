import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { pageColumnStyles } from '@/ui/page/pageColumnStyles';

interface HomeSectionProps {
  /** Also the anchor: "/#contact". */
  readonly id: string;
  readonly title: string;
  /** Shown under the title, or at the end of its line if there is space. */
  readonly link?: ReactNode;
  /** White background instead of the page's. */
  readonly paper?: boolean;
  /** Shown to the right of everything else. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled section of the home page, in the page's column. */
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
 * One rule for all sections and their content, because the page has a byte budget. `.beside` puts text on the left and its subject
 * on the right, stacked on narrow screens; `.quiet` is gray text; `.extra` is hidden on phones.
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
