import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { type MenuLink, headerMenus, pathOf, type RouteId } from '@/site';
import { headerLinkStyle } from './headerLinkStyle';

const links: readonly MenuLink[] = [
  { to: 'home', label: 'Home' },
  { to: 'practiceTest', label: 'Practice Test' },
  { to: 'freeTest', label: 'Free Practice Test' },
  { to: 'coaching', label: '1:1 Coaching' },
  { to: 'myPage', label: 'Dashboard' },
];

const row = {
  ...headerLinkStyle,
  display: 'flex',
  fontSize: '1rem',
  minHeight: 48,
  whiteSpace: 'normal',
} as const;

/** The header's links on a narrow screen, in a drawer that traps focus until it is closed. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  // Closes explicitly: a tap on the current page's link causes no navigation that would close the drawer.
  const entry = ({ to, label, hint }: { to: RouteId; label: string; hint?: string }) => (
    <li key={to}>
      <Box component={Link} to={pathOf(to)} onClick={onClose} sx={row}>
        <span>{label}</span>
        {hint !== undefined && (
          <Typography component="span" variant="secondary" sx={{ ml: 1 }}>
            {hint}
          </Typography>
        )}
      </Box>
    </li>
  );
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': 'Menu', role: 'dialog', sx: { width: 'min(360px, 100vw)', p: 2 } },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <IconButton aria-label="Close the menu" onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box component="nav" aria-label="Main" sx={{ '& ul': { listStyle: 'none', m: 0, p: 0 } }}>
        <ul>
          {links.map(entry)}
          <li>
            <Box component="a" href={pathOf('aboutTest')} sx={row}>
              About SSAT
            </Box>
          </li>
        </ul>
        {Object.values(headerMenus).map((menu) => (
          <Box key={menu.label} sx={{ mt: 2 }}>
            <Typography component="h2" variant="secondary" sx={{ px: 1.5, pb: 0.5 }}>
              {menu.label}
            </Typography>
            <ul>{menu.links.map(entry)}</ul>
          </Box>
        ))}
      </Box>
    </Drawer>
  );
}
