import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@/ui/loading/useHydrated';
import { usePrintAlone } from '@/ui/print/usePrintAlone';
import { levelParam } from '@/data/record/setup/useTestLevel';
import { parseSheetId, type SheetId } from './sheetId';

export interface SheetSelection {
  /** The sheet named in the address, which the browser's own print command prints in place of the page. */
  readonly selectedSheet: SheetId | null;
  /** The search parameters, with the details of a sheet, such as its words. */
  readonly search: URLSearchParams;
  /** Names a sheet in the address; `details` replace its previous ones. The level of the test stays, because it is the page's. */
  readonly choose: (sheet: SheetId, details?: Readonly<Record<string, string>>) => void;
  /** The sheet that would be printed now; null if the page itself would. */
  readonly sheetToPrint: SheetId | null;
  readonly print: (sheet: SheetId) => void;
}

const nothing = new URLSearchParams();

/** Returns the sheet chosen in the address (`?sheet=words&letter=b`), and the one to print. */
export function useSheetSelection(): SheetSelection {
  const [address, setAddress] = useSearchParams();
  // The prerendered page doesn't know the query string, and the first render must match it.
  const search = useHydrated() ? address : nothing;
  const selectedSheet = parseSheetId(search.get('sheet'));
  const { printProps, print } = usePrintAlone();
  const [asked, setAsked] = useState<SheetId | null>(null);
  const [atFirst] = useState(() => parseSheetId(address.get('sheet')));
  // Scrolls only on load: a sheet chosen on the page is already in view.
  useEffect(() => {
    if (atFirst !== null && window.location.hash === '') document.getElementById(atFirst)?.scrollIntoView();
  }, [atFirst]);
  return {
    selectedSheet,
    search,
    choose: (sheet, details) =>
      setAddress(
        (was) => {
          const level = was.get(levelParam);
          return new URLSearchParams({
            ...(details ?? Object.fromEntries(was)),
            ...(level !== null && { [levelParam]: level }),
            sheet,
          });
        },
        { replace: true, preventScrollReset: true },
      ),
    sheetToPrint: printProps['data-print-alone'] === true ? asked : selectedSheet,
    print: (sheet) => {
      setAsked(sheet);
      print();
    },
  };
}
