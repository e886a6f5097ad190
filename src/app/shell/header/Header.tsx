import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRoster } from '@/data/record/learner/useRoster';
import { type MenuId, pathOf } from '@/site';
import { wideColumn } from '@/ui/page/wideColumn';
import { headerButton, HeaderMenu } from './HeaderMenu';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { LearnerSwitch } from './LearnerSwitch';
import { Wordmark } from './Wordmark';
import { MenuDrawer, menuButtonProps, useMenuDrawer } from './MenuDrawer';

// These queries measure the header's own width in the reader's font size: with large text, a laptop only has room for the phone's
// header.
const wideEnoughForLinks = '@container (min-width: 75rem)';
const wideEnoughForDashboard = '@container (min-width: 37.5rem)';

/** The sticky header: links and two menus on a wide screen, a drawer on a narrow one. */
export function Header() {
  const { key } = useLocation();
  const [menu, setMenu] = useState<MenuId | null>(null);
  const drawer = useMenuDrawer();
  const hasSeveralLearners = useRoster().learners.length > 1;

  // Any navigation closes the menu, even one to the current address.
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    setMenu(null);
  }

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
          ...wideColumn,
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
          {...menuButtonProps(drawer)}
          aria-label="Menu"
          color="inherit"
          sx={{ [wideEnoughForLinks]: { display: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
      </Container>
      <MenuDrawer state={drawer.state} setState={drawer.setState} />
    </AppBar>
  );
}
