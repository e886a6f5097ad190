import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@/ui/page/useHydrated';
import { usePrintAlone } from '@/ui/page/usePrintAlone';
import { parseSheetId, type SheetId } from './sheetId';

export interface SheetSelection {
  /** The sheet that the address names. The browser's own command prints it without the page. */
  readonly chosen: SheetId | null;
  /** The address, with what a sheet needs beside its name: which words. */
  readonly search: URLSearchParams;
  /** Names a sheet in the address; `details` take the place of those that it had. */
  readonly choose: (sheet: SheetId, details?: Readonly<Record<string, string>>) => void;
  /** The sheet that a printer would get now; null for the page. */
  readonly onPaper: SheetId | null;
  readonly print: (sheet: SheetId) => void;
}

const nothing = new URLSearchParams();

/** Which sheet the address chooses (`?sheet=words&letter=b`), and which one is printed. */
export function useSheetSelection(): SheetSelection {
  const [address, setAddress] = useSearchParams();
  // The prerendered page knows no address but its own, and the first render must be the same.
  const search = useHydrated() ? address : nothing;
  const chosen = parseSheetId(search.get('sheet'));
  const { marks, print } = usePrintAlone();
  const [asked, setAsked] = useState<SheetId | null>(null);
  const [atFirst] = useState(() => parseSheetId(address.get('sheet')));
  // Only what the page was opened with: a sheet that is chosen on the page is in sight.
  useEffect(() => {
    if (atFirst !== null && window.location.hash === '') document.getElementById(atFirst)?.scrollIntoView();
  }, [atFirst]);
  return {
    chosen,
    search,
    choose: (sheet, details) =>
      setAddress((was) => new URLSearchParams({ ...(details ?? Object.fromEntries(was)), sheet }), {
        replace: true,
        preventScrollReset: true,
      }),
    onPaper: marks['data-print-alone'] === true ? asked : chosen,
    print: (sheet) => {
      setAsked(sheet);
      print();
    },
  };
}
