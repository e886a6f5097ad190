import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { getSiteCopyController } from '@/data/offline/getSiteCopyController';
import type { AttemptNoun } from '@/domain/exam/catalog/attempt-noun';

/** Without a connection and an offline copy of the site, warns that a closed page can't be opened again for now. */
export function ConnectionNotice({ noun }: { readonly noun: AttemptNoun }) {
  const copy = getSiteCopyController();
  const isStored = useSyncExternalStore(copy.subscribe, copy.state) === 'stored';
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && !isStored && (
        <Alert severity="warning">
          {`There is no connection. Go on with your ${noun}, and don’t close this page: it can’t be opened again until you are back online.`}
        </Alert>
      )}
    </div>
  );
}

function subscribeToConnection(changed: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}
