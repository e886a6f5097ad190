import Box from '@mui/material/Box';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '@/brand';
import { pathOf, type RouteId } from '@/site';
import * as colors from '@/ui/colors';
import { column } from '@/ui/page/column';
import { RowArrows } from './RowArrows';
import { useRowEnds } from './useRowEnds';

export type DashboardId = Extract<
  RouteId,
  'myPage' | 'studentDashboard' | 'parentsDashboard' | 'parentDashboard'
>;

const dashboards: readonly { readonly id: DashboardId; readonly label: string }[] = [
  { id: 'myPage', label: 'My Dashboard' },
  { id: 'studentDashboard', label: 'Student' },
  { id: 'parentsDashboard', label: 'Parent Overview' },
  { id: 'parentDashboard', label: 'Parent Dashboard' },
];

interface DashboardRowProps {
  readonly current: DashboardId;
  /** The child and the family that the links keep. */
  readonly carried: Readonly<Record<string, string>>;
  /** Before a room the row is all that is left of the header, so it begins with the provider's name. */
  readonly presenting: boolean;
}

/** The quiet row under the header that joins the dashboards. On a narrow screen it scrolls, with an arrow where there is more. */
export function DashboardRow({ current, carried, presenting }: DashboardRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const ends = useRowEnds(list, 'a', '[aria-current]');
  return (
    <Box component="nav" aria-label="Dashboards" sx={row}>
      <Box sx={column}>
        {presenting && <span>{brand.name}</span>}
        <div>
          <ul ref={list}>
            {dashboards.map(({ id, label }) => (
              <li key={id}>
                <Link
                  to={pathOf(id, Object.keys(carried).length === 0 ? {} : { search: carried })}
                  aria-current={id === current ? 'page' : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <RowArrows row={list} ends={ends} ground={colors.paper} />
        </div>
      </Box>
    </Box>
  );
}

/** In one rule, because it is in the documents that are sent first. */
const row = {
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { display: 'none' },
  '& > div': { display: 'flex', alignItems: 'center', gap: 3 },
  '& span': { typography: 'h2', fontSize: '1.125rem', whiteSpace: 'nowrap' },
  '& > div > div': { position: 'relative', minWidth: 0, mx: '-8px' },
  '& ul': {
    display: 'flex',
    m: 0,
    p: 0,
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
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
    '&:hover, &[aria-current]': { color: 'text.primary' },
    '&[aria-current]': { boxShadow: `inset 0 -2px ${colors.primary}` },
  },
} as const;
