import Button from '@mui/material/Button';
import { useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isSiteReachable } from '@/lib/browser/isSiteReachable';
import { pathOf } from '@/site';
import { TryAgainButton } from '@/ui/loading/TryAgainButton';
import { MessagePage } from './MessagePage';
import { NotFoundPage } from './NotFoundPage';

/** Replaces a page that crashed while it was on screen. */
export function RouteError() {
  const error = useRouteError();
  const [isRetrying, setTrying] = useState(false);
  // The page is broken, so it is reloaded, but only while online: otherwise the browser's own error page would appear.
  const retry = async () => {
    setTrying(true);
    const reachable = await isSiteReachable();
    setTrying(false);
    return reachable ? 'replaced' : 'unreachable';
  };
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <MessagePage title="Something went wrong on this page">
      <p>
        The mistake is ours. Reloading the page often helps. Everything you saved on this device is still
        there.
      </p>
      <TryAgainButton failed={{ retry, isRetrying }} label="Reload the page">
        <Button href={pathOf('home')} variant="outlined">
          Go to the home page
        </Button>
      </TryAgainButton>
    </MessagePage>
  );
}
