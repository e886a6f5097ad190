import { useEffect, useState } from 'react';
import { mayReload, reloadOnce } from '@/app/pageLoad';
import { Message, ReloadOrHome } from './Message';

/** Stands for a page whose code could not be fetched: reloads once, then explains itself. */
export function PageLoadFailed() {
  const [reloading] = useState(mayReload);

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
    <Message title="This page could not be loaded">
      <p>
        The connection may be down, or the site has just been updated. Fetching it again did not help yet;
        check the connection and try once more.
      </p>
      <ReloadOrHome />
    </Message>
  );
}
