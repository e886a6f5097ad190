import { useState } from 'react';
import { LoadFailed } from '@/ui/loading/LoadFailed';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { notOpened } from '../pages';
import { sheetTitle } from '../sheet';
import { SheetPreview } from '../SheetPreview';
import type { Sheets } from '../useSheets';

const load = async () => (await import('./WordListPreview')).WordListPreview;

/** The word list, fetched with all that chooses from it when somebody opens it, here or by the address. */
export function LaterWordList({ sheets }: { readonly sheets: Sheets }) {
  const [pressed, setPressed] = useState(false);
  const isOpen = pressed || sheets.chosen === 'words';
  const preview = useLazyModule(load, isOpen);
  if (isOpen && preview.state === 'ready') return <preview.module sheets={sheets} takesFocus={pressed} />;
  return (
    <div>
      <SheetPreview
        sheet="words"
        sheets={sheets}
        pages={isOpen ? 'Loading …' : notOpened}
        onOpen={() => {
          setPressed(true);
          sheets.choose('words');
        }}
      >
        {null}
      </SheetPreview>
      {preview.state === 'failed' && <LoadFailed what={sheetTitle('words')} failed={preview} />}
    </div>
  );
}
