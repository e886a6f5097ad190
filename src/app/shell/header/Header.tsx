import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRoster } from '@/data/record/learner/useRoster';
import { type MenuId, pathOf } from '@/site';
import { headerButton, HeaderMenu } from './HeaderMenu';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { LearnerSwitch } from './LearnerSwitch';
import { Wordmark } from './Wordmark';
import { DialogPart } from '@/ui/loading/DialogPart';
import { preload, usePreload } from '@/ui/loading/lazyModule';

const loadMobileMenu = () => import('./MobileMenu');

// These queries measure the header's own width in the reader's font size: with large text, a laptop only has room for the phone's
// header.
const wideEnoughForLinks = '@container (min-width: 75rem)';
const wideEnoughForDashboard = '@container (min-width: 37.5rem)';

/** The sticky header: links and two menus on a wide screen, a drawer on a narrow one. */
export function Header() {
  const { key } = useLocation();
  const [menu, setMenu] = useState<MenuId | null>(null);
  // Once opened, the drawer stays mounted so that closing can be animated.
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const menuButton = useRef<HTMLButtonElement>(null);
  usePreload('menu', async () => {
    // The button is rendered on every screen, but on a wide one it has no layout box and therefore no `offsetParent`.
    if (menuButton.current?.offsetParent !== null) await preload(loadMobileMenu);
  });
  const hasSeveralLearners = useRoster().learners.length > 1;

  // Any navigation closes the menu and the drawer, even one to the current address.
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    setMenu(null);
    setDrawer((was) => (was === 'never' ? was : 'closed'));
  }

  const closeDrawer = () => setDrawer('closed');
  const menuProps = (id: MenuId) => ({
    id,
    open: menu === id,
    // A menu that closes late must not close the one that was opened meanwhile.
    onChange: (open: boolean) => setMenu((was) => (open ? id : was === id ? null : was)),
  });

  return (
    <AppBar sx={{ containerType: 'inline-size' }}>
      <Container
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 64,
          gap: { xs: 0.5, sm: 1 },
        }}
      >
        <Wordmark />
        <Box sx={{ flexGrow: 1 }} />
        <Stack
          component="nav"
          aria-label="Main"
          direction="row"
          sx={{ display: 'none', gap: 0.5, [wideEnoughForLinks]: { display: 'flex' } }}
        >
          <Button href={pathOf('aboutTest')} {...headerButton}>
            About SSAT
          </Button>
          <HeaderMenu {...menuProps('practice')} />
          <Button component={Link} to={pathOf('practiceTest')} {...headerButton}>
            Practice Test
          </Button>
          <Button component={Link} to={pathOf('freeTest')} {...headerButton}>
            Free Test
          </Button>
          <HeaderMenu {...menuProps('course')} />
          <Button component={Link} to={pathOf('coaching')} {...headerButton}>
            1:1 Coaching
          </Button>
        </Stack>
        {hasSeveralLearners && <LearnerSwitch />}
        <ColorSchemeSwitch />
        <Button
          component={Link}
          to={pathOf('myPage')}
          variant="contained"
          sx={{ display: 'none', [wideEnoughForDashboard]: { display: 'flex' } }}
        >
          Dashboard
        </Button>
        <IconButton
          ref={menuButton}
          aria-label="Menu"
          aria-expanded={drawer === 'open'}
          aria-haspopup="dialog"
          color="inherit"
          onClick={() => setDrawer('open')}
          sx={{ [wideEnoughForLinks]: { display: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
      </Container>
      {drawer !== 'never' && (
        <DialogPart name="The menu" load={loadMobileMenu} onClose={() => setDrawer('never')}>
          {({ MobileMenu }) => <MobileMenu open={drawer === 'open'} onClose={closeDrawer} />}
        </DialogPart>
      )}
    </AppBar>
  );
}
