import Button from '@mui/material/Button';
import { type ComponentType, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type LoadPage, mayReload, pageArrived, rememberReload } from '@/app/pageLoad';
import { reloadDocument, unsavedWork } from '@/lib/unsavedWork';
import { pathOf } from '@/site';
import { focusOn } from '@/ui/page/focusHeading';
import type { FailedModule } from '@/ui/loading/lazyModules';
import { failureWords } from '@/ui/loading/LoadFailed';
import { TryAgain } from '@/ui/loading/TryAgain';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { Message } from './Message';

/** Stands in for a page whose code could not be fetched, keeps trying, and becomes the page once the code is there. */
export function PageLoadFailed({ load }: { load: LoadPage }) {
  const page = useLazyModule(load, true);
  if (page.state === 'ready') return <ArrivedLate Page={page.module.default} />;
  return page.state === 'failed' ? <Failed failed={page} /> : <OneMoment />;
}

function ArrivedLate({ Page }: { Page: ComponentType }) {
  useEffect(() => {
    pageArrived();
    focusOn(document.querySelector<HTMLElement>('main h1'));
  }, []);
  return <Page />;
}

/** Where the site answers, the page's file was replaced: a new document knows the new one, and is fetched once by itself. */
function Failed({ failed }: { failed: FailedModule }) {
  const [mayStill] = useState(mayReload);
  const reloading = failed.cause === 'replaced' && mayStill && unsavedWork().length === 0;
  useEffect(() => {
    if (!reloading) return;
    rememberReload();
    reloadDocument();
  }, [reloading]);

  if (reloading) return <OneMoment />;
  return (
    <Message title="This page could not be loaded">
      <p>{failureWords[failed.cause]}</p>
      <TryAgain failed={failed} label="Reload the page">
        <Button component={Link} to={pathOf('home')} variant="outlined">
          Go to the home page
        </Button>
      </TryAgain>
    </Message>
  );
}

function OneMoment() {
  return (
    <Message title="One moment">
      <p>We are loading this page again.</p>
    </Message>
  );
}
