import { type ComponentType, useState } from 'react';
import { LoadFailed } from '@/ui/loading/LoadFailed';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { useHydrated } from '@/ui/page/useHydrated';
import { notOpened } from './pages';
import { type SheetId, sheetTitle } from './sheet';
import { SheetPreview } from './SheetPreview';
import type { Sheets } from './useSheets';

interface LaterSheetProps {
  readonly sheet: SheetId;
  readonly sheets: Sheets;
  readonly pages: string;
  /** What is printed. A stable function. */
  readonly load: () => Promise<ComponentType>;
  /** Its contents come as soon as the page is alive; others wait until somebody opens the sheet, here or by the address. */
  readonly opensItself?: boolean;
}

/** A sheet whose contents the document has no room for. */
export function LaterSheet({ sheet, sheets, pages, load, opensItself = false }: LaterSheetProps) {
  const isAlive = useHydrated();
  const [pressed, setPressed] = useState(false);
  const isOpen = opensItself || pressed || sheets.chosen === sheet;
  const contents = useLazyModule(load, isOpen && isAlive);
  const Contents = isOpen && contents.state === 'ready' ? contents.module : null;
  const open = () => {
    setPressed(true);
    sheets.choose(sheet);
  };
  return (
    <div>
      <SheetPreview
        sheet={sheet}
        sheets={sheets}
        pages={isOpen ? pages : notOpened}
        onOpen={isOpen ? null : open}
      >
        {Contents === null ? null : <Contents />}
      </SheetPreview>
      {contents.state === 'failed' && <LoadFailed what={sheetTitle(sheet)} failed={contents} />}
    </div>
  );
}
