import Box from '@mui/material/Box';
import { LoadFailureNotice } from '@/ui/loading/LoadFailureNotice';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { sheetTitle } from '../sheetId';
import { SheetPreview } from '../SheetPreview';
import { useNearScreen } from '../useNearScreen';
import type { SheetSelection } from '../useSheetSelection';

const load = async () => (await import('./WordListPreview')).WordListPreview;

/** The word list, fetched with its fields when it is near the screen or named in the address. */
export function LazyWordList({ sheets }: { readonly sheets: SheetSelection }) {
  const [element, isNear] = useNearScreen();
  const preview = useLazyModule(load, isNear || sheets.selectedSheet === 'words');
  return (
    <Box ref={element} sx={choicesHeight}>
      {preview.state === 'ready' ? (
        <preview.module sheets={sheets} />
      ) : (
        <SheetPreview sheet="words" sheets={sheets} pages="Loading…">
          {null}
        </SheetPreview>
      )}
      {preview.state === 'failed' && <LoadFailureNotice name={sheetTitle('words')} failed={preview} />}
    </Box>
  );
}

/** The height of the full list's fields, so that nothing below moves when they load. */
const choicesHeight = { '& .beside': { minHeight: 436 } } as const;
