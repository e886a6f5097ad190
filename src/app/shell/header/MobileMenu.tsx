import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { Link } from 'react-router-dom';
import { useHasOwnRecord } from '@/data/record/useHasOwnRecord';
import { type MenuLink, headerMenus, pathOf } from '@/site';
import { studentPages } from '@/ui/row/StudentRow';
import { useCurrentRouteId } from '@/app/shell/useCurrentSiteRow';

interface LinkGroup {
  readonly label: string | null;
  readonly links: readonly MenuLink[];
}

const yourPages: LinkGroup = {
  label: 'Your Pages',
  links: studentPages.map(({ id, label }) => ({ to: id, label })),
};

const home: MenuLink = { to: 'home', label: 'Home' };
const dashboard: MenuLink = { to: 'myPage', label: 'Dashboard' };
const tests: readonly MenuLink[] = [
  { to: 'practiceTest', label: 'Practice Test' },
  { to: 'freeTest', label: 'Free Practice Test' },
  { to: 'coaching', label: '1:1 Coaching' },
];
const aboutTest: MenuLink = { to: 'aboutTest', label: 'About SSAT' };

/** A learner's own pages come first and include home and the dashboard. */
const groupsFor = (hasRecord: boolean): readonly LinkGroup[] => [
  ...(hasRecord ? [yourPages] : []),
  {
    label: hasRecord ? 'Tests and Coaching' : null,
    links: hasRecord ? [...tests, aboutTest] : [home, ...tests, dashboard, aboutTest],
  },
  ...Object.values(headerMenus),
];

/** The site's links on a narrow screen, in a drawer that traps focus until it is closed. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const groups = groupsFor(useHasOwnRecord() === true);
  const current = useCurrentRouteId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 'min(360px, 100vw)', p: 2 } } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <IconButton aria-label="Close the menu" onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <nav aria-label="Main">
        {groups.map(({ label, links }) => (
          <Box key={label} sx={{ '& + &': { mt: 2 } }}>
            {label !== null && <ListSubheader component="h2">{label}</ListSubheader>}
            <List>
              {links.map(({ to, label: name, hint }) => (
                <ListItem key={to} disablePadding>
                  {/* Closes explicitly: a tap on the current page's link causes no navigation that would close the drawer. */}
                  <ListItemButton
                    // A plain link loads the page about the test as a new document.
                    {...(to === 'aboutTest' ? { href: pathOf(to) } : { component: Link, to: pathOf(to) })}
                    selected={to === current}
                    aria-current={to === current ? 'page' : undefined}
                    onClick={onClose}
                  >
                    <ListItemText primary={name} secondary={hint} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Box>
        ))}
      </nav>
    </Drawer>
  );
}
