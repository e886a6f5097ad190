import Box from '@mui/material/Box';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { RouteId } from '@/site';
import * as colors from '@/ui/colors';
import { pageColumnStyles } from '@/ui/page/pageColumnStyles';
import { RowArrows } from './RowArrows';
import { clippedAttribute, useRowOverflow } from './useRowOverflow';

export interface PageLinkEntry {
  readonly id: RouteId;
  readonly label: string;
  /** The link's address, with those search parameters of the current address that the link preserves. */
  readonly to: string;
  /** True for the first entry of another group, which a line sets off. */
  readonly beginsGroup?: boolean;
}

interface PageLinkRowProps {
  /** Accessible name of the row: "Dashboards". */
  readonly label: string;
  readonly entries: readonly PageLinkEntry[];
  /** The current page; null if it has no entry. */
  readonly current: RouteId | null;
}

/**
 * The row of links under the header that connects related pages. On a narrow screen it scrolls, with an arrow at each end beyond
 * which there are more links.
 */
export function PageLinkRow({ label, entries, current }: PageLinkRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const ends = useRowOverflow(list, 'a', '[aria-current]');
  return (
    <Box component="nav" aria-label={label} sx={row}>
      <Box sx={pageColumnStyles}>
        <div>
          <ul ref={list}>
            {entries.map(({ id, label: name, to, beginsGroup = false }) => (
              <li key={id} className={beginsGroup ? 'group' : undefined}>
                <Link to={to} aria-current={id === current ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <RowArrows row={list} ends={ends} background={colors.paper} />
        </div>
      </Box>
    </Box>
  );
}

/** Height in pixels including the bottom line, reserved so that the content below doesn't move if the row loads later. */
export const pageLinkRowHeightPx = 45;

/** One style for the row and its links, to save bytes in the prerendered documents. */
const row = {
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { display: 'none' },
  '& > div': { display: 'flex', alignItems: 'center', gap: 3 },
  '& > div > div': { position: 'relative', minWidth: 0, mx: '-8px' },
  '& ul': {
    display: 'flex',
    m: 0,
    p: 0,
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  '& .group': { borderLeft: 1, borderColor: 'divider', ml: 1, pl: 1 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    px: 1.25,
    fontSize: '0.875rem',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: 'text.secondary',
    textDecoration: 'none',
    outlineOffset: '-3px !important',
    [`&[${clippedAttribute}]:not(:focus)`]: { opacity: 0 },
    '&:hover, &[aria-current]': { color: 'text.primary' },
    '&[aria-current]': { boxShadow: `inset 0 -2px ${colors.primary}` },
  },
} as const;
