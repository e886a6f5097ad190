import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '@/brand';
import { pathOf, type RouteId } from '@/site';
import * as colors from '@/ui/colors';
import { column } from '@/ui/page/column';

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

/** The quiet row under the header that joins the dashboards. On a narrow screen it scrolls, with a shade where there is more. */
export function DashboardRow({ current, carried, presenting }: DashboardRowProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current !== null && shown)
      list.current.scrollLeft = shown.offsetLeft + shown.offsetWidth / 2 - list.current.clientWidth / 2;
  }, []);
  return (
    <Box
      component="nav"
      aria-label="Dashboards"
      sx={{
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <Box sx={{ ...column, display: 'flex', alignItems: 'center', gap: 3 }}>
        {presenting && (
          <Box component="span" sx={{ typography: 'h2', fontSize: '1.125rem', whiteSpace: 'nowrap' }}>
            {brand.name}
          </Box>
        )}
        <Box component="ul" ref={list} sx={row}>
          {dashboards.map(({ id, label }) => (
            <li key={id}>
              <Box
                component={Link}
                to={pathOf(id, Object.keys(carried).length === 0 ? {} : { search: carried })}
                aria-current={id === current ? 'page' : undefined}
                sx={link}
              >
                {label}
              </Box>
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const cover = (to: 'left' | 'right') => `linear-gradient(to ${to}, ${colors.paper} 40%, transparent)`;
const shade = (to: 'left' | 'right') => `linear-gradient(to ${to}, ${colors.divider}, transparent)`;

const row = {
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  m: 0,
  mx: -1,
  p: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The shades at both ends lie still; what covers them scrolls along, and is over them at the end of the row only.
  backgroundImage: [cover('right'), cover('left'), shade('right'), shade('left')].join(),
  backgroundPosition: 'left, right, left, right',
  backgroundSize: '40px 100%, 40px 100%, 14px 100%, 14px 100%',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const;

const link = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1,
  mx: { sm: 0.5 },
  fontSize: '0.875rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'text.primary', borderBottomColor: colors.primary },
  '&:focus-visible': { outlineOffset: '-3px !important' },
} as const;
