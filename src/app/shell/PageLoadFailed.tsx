import Button from '@mui/material/Button';
import { type ComponentType, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { LoadPage } from '@/app/pageLoad';
import { pathOf } from '@/site';
import { failureTexts } from '@/ui/loading/LoadFailureNotice';
import { type FailedModule, useLazyModule } from '@/ui/loading/lazyModule';
import { TryAgainButton } from '@/ui/loading/TryAgainButton';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { MessagePage } from './MessagePage';

/** Replaces a page whose code could not be loaded, keeps retrying, and renders the page once it loads. */
export function PageLoadFailed({ load }: { load: LoadPage }) {
  const page = useLazyModule(load, true);
  if (page.state === 'ready') return <ArrivedLate Page={page.module.default} />;
  return page.state === 'failed' ? <Failed failed={page} /> : <OneMoment />;
}

function ArrivedLate({ Page }: { Page: ComponentType }) {
  useEffect(() => focusElement(document.querySelector<HTMLElement>('main h1')), []);
  return <Page />;
}

function Failed({ failed }: { failed: FailedModule }) {
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
