import { useRef, useState } from 'react';
import type { Consent, ImportReading, RecordMeasure, StudentRecord } from '@/data/record/api';
import { largestFileBytes } from '@/data/record/backup/largestFile';
import { loadRecord } from '@/data/record/loadRecord';
import { useRecord } from '@/data/record/useRecord';
import { downloadText } from '@/lib/download';
import { exportedWords, failedWords, forgottenWords, importedWords, keptWords, visitWords } from './words';

type MyDataFound =
  | { readonly state: 'read'; readonly consent: Consent; readonly measure: RecordMeasure }
  /** A part of the site could not be fetched. */
  | { readonly state: 'failed' };

export interface MyDataState {
  /** Null until the record has been read. */
  readonly found: MyDataFound | null;
  readonly readAgain: () => void;
  /** Something is being done; what is asked for meanwhile isn't. Buttons stay focusable, so that the focus isn't lost. */
  readonly busy: boolean;
  /** What became of what was asked for last. */
  readonly said: string;
  /** A file that was chosen, and what an import of it would do. */
  readonly chosen: ImportReading | null;
  readonly keep: () => void;
  readonly keepForVisit: () => void;
  readonly exportEverything: () => void;
  readonly choose: (file: File) => void;
  readonly cancelImport: () => void;
  readonly importChosen: () => void;
  readonly deleteEverything: () => void;
}

async function readMyData(record: StudentRecord): Promise<MyDataFound> {
  try {
    await record.prepareRecord();
    return { state: 'read', consent: record.consent(), measure: await record.measure() };
  } catch {
    return { state: 'failed' };
  }
}

/** What is kept of the student, and what they can do with it. Each action says in words what became of it. */
export function useMyData(): MyDataState {
  const { found, readAgain } = useRecord(readMyData);
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const [said, setSaid] = useState('');
  const [chosen, setChosen] = useState<ImportReading | null>(null);

  const run = async (task: (record: StudentRecord) => Promise<string>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    setSaid('');
    try {
      const { studentRecord } = await loadRecord();
      setSaid(await task(studentRecord()));
    } catch {
      setSaid(failedWords);
    } finally {
      isBusy.current = false;
      setBusy(false);
      readAgain();
    }
  };

  return {
    found,
    readAgain,
    busy,
    said,
    chosen,
    keep: () => void run(async (record) => keptWords((await record.setConsent('keep')).moved)),
    keepForVisit: () =>
      void run(async (record) => {
        const { moved, deleted } = await record.setConsent('visit');
        return visitWords(moved, deleted);
      }),
    exportEverything: () =>
      void run(async (record) => {
        const exported = await record.exportAll();
        downloadText(exported.fileName, exported.text, 'application/json');
        return exportedWords(exported);
      }),
    choose: (file) =>
      void run(async (record) => {
        const text = file.size > largestFileBytes ? '' : await file.text();
        setChosen(await record.readImport(text, file.size));
        return '';
      }),
    cancelImport: () => setChosen(null),
    importChosen: () =>
      void run(async () => {
        if (chosen?.state !== 'sound') return '';
        const outcome = await chosen.apply();
        setChosen(null);
        return importedWords(outcome);
      }),
    deleteEverything: () =>
      void run(async (record) => forgottenWords[(await record.forgetEverything()) ? 'all' : 'some']),
  };
}
