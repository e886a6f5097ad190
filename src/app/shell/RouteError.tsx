import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { mayReload, PageLoadError, reloadOnce } from '@/app/pageLoad';
import { pathOf } from '@/site';
import { Message } from './Message';

/** What a page shows that could not be fetched or that failed while it was shown: what happened, and the ways out. */
export function RouteError() {
  const error = useRouteError();
  const loadFailed = error instanceof PageLoadError;
  const [reloading] = useState(() => loadFailed && mayReload());

  useEffect(() => {
    if (reloading) reloadOnce();
  }, [reloading]);

  if (reloading) {
    return (
      <Message title="One moment">
        <p>This page is being fetched again.</p>
      </Message>
    );
  }
  return (
    <Message title={loadFailed ? 'This page could not be loaded' : 'Something went wrong on this page'}>
      {loadFailed ? (
        <p>
          The connection may be down, or the site has just been updated. Fetching it again did not help yet;
          check the connection and try once more.
        </p>
      ) : (
        <p>
          The mistake is ours. Loading the page again often helps; what you kept on this device is still
          there.
        </p>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
        <Button href={pathOf('home')} variant="outlined">
          Go to the home page
        </Button>
      </Stack>
    </Message>
  );
}
