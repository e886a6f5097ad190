import Button from '@mui/material/Button';
import { useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { siteIsReachable } from '@/lib/siteIsReachable';
import { pathOf } from '@/site';
import { TryAgain } from '@/ui/loading/TryAgain';
import { Message } from './Message';
import { NotFoundPage } from './NotFoundPage';

/** What replaces a page that failed while it was on screen: whose mistake it is, and the ways out. */
export function RouteError() {
  const error = useRouteError();
  const [trying, setTrying] = useState(false);
  // The page on screen is broken, so a new document takes its place; but never the browser's own page of a lost connection.
  const retry = async () => {
    setTrying(true);
    const reachable = await siteIsReachable();
    setTrying(false);
    return reachable ? 'replaced' : 'unreachable';
  };
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <Message title="Something went wrong on this page">
      <p>
        The mistake is ours. Loading the page again often helps. Everything you saved on this device is still
        there.
      </p>
      <TryAgain failed={{ retry, trying }} label="Reload the page">
        <Button href={pathOf('home')} variant="outlined">
          Go to the home page
        </Button>
      </TryAgain>
    </Message>
  );
}
