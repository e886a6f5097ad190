import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { type MenuLink, headerMenus, pathOf, type RouteId } from '@/site';

const links: readonly MenuLink[] = [
  { to: 'home', label: 'Home' },
  { to: 'practiceTest', label: 'Practice Test' },
  { to: 'freeTest', label: 'Free Practice Test' },
  { to: 'coaching', label: '1:1 Coaching' },
  { to: 'myPage', label: 'Dashboard' },
];

/** The header's links on a narrow screen, in a drawer that traps focus until it is closed. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  // Closes explicitly: a tap on the current page's link causes no navigation that would close the drawer.
  const entry = ({ to, label, hint }: { to: RouteId; label: string; hint?: string }) => (
    <ListItem key={to} disablePadding>
      <ListItemButton component={Link} to={pathOf(to)} onClick={onClose}>
        <ListItemText primary={label} secondary={hint} />
      </ListItemButton>
    </ListItem>
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
      <nav aria-label="Main">
        <List>
          {links.map(entry)}
          <ListItem disablePadding>
            <ListItemButton component="a" href={pathOf('aboutTest')}>
              <ListItemText primary="About SSAT" />
            </ListItemButton>
          </ListItem>
        </List>
        {Object.values(headerMenus).map((menu) => (
          <Box key={menu.label} sx={{ mt: 2 }}>
            <Typography component="h2" variant="secondary" sx={{ px: 2, pb: 0.5 }}>
              {menu.label}
            </Typography>
            <List>{menu.links.map(entry)}</List>
          </Box>
        ))}
      </nav>
    </Drawer>
  );
}
