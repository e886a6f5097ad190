import Box from '@mui/material/Box';
import { LoadFailed } from '@/ui/loading/LoadFailed';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { sheetTitle } from '../sheet';
import { SheetPreview } from '../SheetPreview';
import { useNear } from '../useNear';
import type { Sheets } from '../useSheets';

const load = async () => (await import('./WordListPreview')).WordListPreview;

/** The word list, fetched with all that chooses from it when it is near the screen, or when the address names it. */
export function LaterWordList({ sheets }: { readonly sheets: Sheets }) {
  const [element, isNear] = useNear();
  const preview = useLazyModule(load, isNear || sheets.chosen === 'words');
  return (
    <Box ref={element} sx={roomForChoices}>
      {preview.state === 'ready' ? (
        <preview.module sheets={sheets} />
      ) : (
        <SheetPreview sheet="words" sheets={sheets} pages="Loading…">
          {null}
        </SheetPreview>
      )}
      {preview.state === 'failed' && <LoadFailed what={sheetTitle('words')} failed={preview} />}
    </Box>
  );
}

/** As high as the choices of the whole list, so that nothing below moves when they come. */
const roomForChoices = { '& .beside': { minHeight: 436 } } as const;
