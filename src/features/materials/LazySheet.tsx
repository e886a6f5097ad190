import type { ComponentType } from 'react';
import { LoadFailureNotice } from '@/ui/loading/LoadFailureNotice';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { type SheetId, sheetTitle } from './sheetId';
import { SheetPreview } from './SheetPreview';
import { useNearScreen } from './useNearScreen';
import type { SheetSelection } from './useSheetSelection';

interface LazySheetProps {
  readonly sheet: SheetId;
  readonly sheets: SheetSelection;
  readonly pages: string;
  /** Loads the printed content. Must be a stable function. */
  readonly load: () => Promise<ComponentType>;
}

/** A sheet whose content is too large for the document: loaded when it is near the screen or named in the address. */
export function LazySheet({ sheet, sheets, pages, load }: LazySheetProps) {
  const [element, isNear] = useNearScreen();
  const contents = useLazyModule(load, isNear || sheets.selectedSheet === sheet);
  return (
    <div ref={element}>
      <SheetPreview sheet={sheet} sheets={sheets} pages={pages}>
        {contents.state === 'ready' ? <contents.module /> : null}
      </SheetPreview>
      {contents.state === 'failed' && <LoadFailureNotice name={sheetTitle(sheet)} failed={contents} />}
    </div>
  );
}
