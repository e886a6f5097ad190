import Button from '@mui/material/Button';
import { type ComponentType, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type LoadPage,
  canReloadAutomatically,
  clearReloadRecord,
  recordAutomaticReload,
} from '@/app/pageLoad';
import { reloadDocument, listUnsavedWork } from '@/lib/browser/unsavedWork';
import { pathOf } from '@/site';
import { focusElement } from '@/ui/page/useFocusOnChange';
import type { FailedModule } from '@/ui/loading/lazyModuleStore';
import { failureTexts } from '@/ui/loading/LoadFailureNotice';
import { TryAgainButton } from '@/ui/loading/TryAgainButton';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { MessagePage } from './MessagePage';

/** Replaces a page whose code could not be loaded, keeps retrying, and renders the page once it loads. */
export function PageLoadFailed({ load }: { load: LoadPage }) {
  const page = useLazyModule(load, true);
  if (page.state === 'ready') return <ArrivedLate Page={page.module.default} />;
  return page.state === 'failed' ? <Failed failed={page} /> : <OneMoment />;
}

function ArrivedLate({ Page }: { Page: ComponentType }) {
  useEffect(() => {
    clearReloadRecord();
    focusElement(document.querySelector<HTMLElement>('main h1'));
  }, []);
  return <Page />;
}

/** If the site responds, a deployment replaced the page's file: one automatic reload fetches a document that names the new file. */
function Failed({ failed }: { failed: FailedModule }) {
  const [mayStill] = useState(canReloadAutomatically);
  const reloading = failed.cause === 'replaced' && mayStill && listUnsavedWork().length === 0;
  useEffect(() => {
    if (!reloading) return;
    recordAutomaticReload();
    reloadDocument();
  }, [reloading]);

  if (reloading) return <OneMoment />;
  return (
    <MessagePage title="This page could not be loaded">
      <p>{failureTexts[failed.cause]}</p>
      <TryAgainButton failed={failed} label="Reload the page">
        <Button component={Link} to={pathOf('home')} variant="outlined">
          Go to the home page
        </Button>
      </TryAgainButton>
    </MessagePage>
  );
}

function OneMoment() {
  return (
    <MessagePage title="One moment">
      <p>We are loading this page again.</p>
    </MessagePage>
  );
}
