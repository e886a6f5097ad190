import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { decodePath } from '@/address';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { useCurrentSiteRow } from './useCurrentSiteRow';

/**
 * After a navigation, moves focus to the page's h1 (or the requested anchor) and announces the page's name. The browser itself
 * announces the first page.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const name = useCurrentSiteRow()?.heading ?? 'Page not found';
  const [said, setSaid] = useState('');
  const shown = useRef({ pathname, hash });

  useEffect(() => {
    if (shown.current.pathname === pathname && shown.current.hash === hash) return;
    const samePage = shown.current.pathname === pathname;
    shown.current = { pathname, hash };
    const anchor = document.getElementById(decodePath(hash.slice(1)) ?? '');
    focusElement(anchor ?? document.querySelector<HTMLElement>('main h1'));
    if (samePage) return;
    setSaid(name);
    // Removes the served description, which describes only the first page.
    document.head.querySelector('meta[name="description"]')?.remove();
  }, [pathname, hash, name]);

  return (
    <Box aria-live="polite" role="status" data-testid="route-announcer" style={visuallyHidden}>
      {said}
    </Box>
  );
}
