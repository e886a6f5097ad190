import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sharedFileCountParameter, takeSharedFile } from '@/data/offline/sharedFile';
import type { Consent, ExportedRecord, RecordContents, StudentRecord } from '@/data/record/api';
import { readFailedText } from '@/ui/loading/ReadFailureNotice';
import { maxBackupBytes } from '@/data/record/backup/maxBackupBytes';
import { studentRecord } from '@/data/record/studentRecord';
import { removeCurrentLearner, openPageAs } from '@/data/record/learner/roster';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { listSharedCopies, type SharedCopies } from '@/data/learners/shared/sharedCopies';
import { downloadText } from '@/lib/browser/download';
import { type ImportFileResult, readSharedImport } from './readSharedImport';
import { copyRemovedText } from './sharedCopyTexts';
import { busyTexts, exportedText, importedText } from './backupTexts';
import { recordDeletedTexts } from './deletionTexts';
import { savedOnDeviceText, savedForVisitText } from './savingChoiceTexts';

interface MyDataRead {
  readonly state: 'read';
  readonly consent: Consent;
  readonly contents: RecordContents;
  readonly shared: SharedCopies;
}

type MyDataFound =
  | MyDataRead
  /** A chunk of the site could not be loaded. */
  | { readonly state: 'failed' };

export interface MyDataState {
  /** Null until the record is read. */
  readonly data: MyDataFound | null;
  readonly readAgain: () => void;
  /**
   * The label of the action in progress, or null. During an action, other buttons do nothing but stay focusable, so that focus
   * isn't lost, and a newly chosen file is read afterward.
   */
  readonly actionInProgress: string | null;
  /** Text on the result of the last action; empty if there is none. */
  readonly resultText: string;
  /** The chosen or shared file and the effect of importing it. */
  readonly importFile: ImportFileResult | null;
  /** An export too large to import again; saved only if the student confirms. */
  readonly oversized: ExportedRecord | null;
  readonly saveOnDevice: () => void;
  readonly saveForVisit: () => void;
  readonly exportEverything: () => void;
  readonly saveOversized: () => void;
  readonly cancelExport: () => void;
  readonly choose: (file: File) => void;
  readonly cancelImport: () => void;
  readonly importChosen: () => void;
  readonly removeCopy: (learnerId: string) => void;
  readonly deleteEverything: () => void;
}

async function readMyData(record: StudentRecord): Promise<MyDataRead> {
  await record.prepareRecord();
  const [contents, shared] = [await record.measure(), await listSharedCopies(record)];
  return { state: 'read', consent: record.consent(), contents, shared };
}

/** Downloads the file and returns a confirmation. */
function saved(exported: ExportedRecord): string {
  downloadText(exported.fileName, exported.text, 'application/json');
  return exportedText(exported);
}

/** The student's saved data and the actions on it. Each action reports its result as text. */
export function useMyData(): MyDataState {
  const { facts, readAgain } = useRecordFacts(readMyData);
  const [actionInProgress, setDoing] = useState<string | null>(null);
  const underWay = useRef<Promise<void> | null>(null);
  const [resultText, setSaid] = useState('');
  const [importFile, setChosen] = useState<ImportFileResult | null>(null);
  const [oversized, setOversized] = useState<ExportedRecord | null>(null);

  const carryOut = async (task: (record: StudentRecord) => Promise<string>, words: string) => {
    setDoing(words);
    setSaid('');
    try {
      setSaid(await task(studentRecord()));
    } catch {
      setSaid(readFailedText);
    } finally {
      underWay.current = null;
      setDoing(null);
      void readAgain();
    }
  };
  const run = (task: (record: StudentRecord) => Promise<string>, words: string = busyTexts.anything) => {
    underWay.current ??= carryOut(task, words);
  };

  const [address, setAddress] = useSearchParams();
  const takeShared = useEffectEvent((files: string) => {
    // Prevents a reload from looking for the file again.
    setAddress(
      (before) => {
        before.delete(sharedFileCountParameter);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
    run(async (record) => {
      setChosen(await readSharedImport(Number(files), takeSharedFile, record));
      return '';
    }, busyTexts.reading);
  });
  const shared = address.get(sharedFileCountParameter);
  useEffect(() => {
    if (shared !== null) void Promise.resolve(shared).then(takeShared);
  }, [shared]);

  return {
    data: facts === readFailed ? { state: 'failed' } : facts,
    readAgain,
    actionInProgress,
    resultText,
    importFile,
    oversized,
    saveOnDevice: () => run(async (record) => savedOnDeviceText((await record.setConsent('keep')).moved)),
    saveForVisit: () => run(async (record) => savedForVisitText(await record.setConsent('visit'))),
    exportEverything: () =>
      run(async (record) => {
        const exported = await record.exportAll();
        if (exported.importable) return saved(exported);
        setOversized(exported);
        return '';
      }, busyTexts.exporting),
    saveOversized: () => {
      if (oversized !== null) setSaid(saved(oversized));
      setOversized(null);
    },
    cancelExport: () => setOversized(null),
    choose: (file) => {
      const read = () =>
        run(async (record) => {
          const text = file.size > maxBackupBytes ? '' : await file.text();
          setChosen(await record.readImport(text, file.size));
          return '';
        }, busyTexts.reading);
      void Promise.resolve(underWay.current).then(read);
    },
    cancelImport: () => setChosen(null),
    importChosen: () =>
      run(async () => {
        if (importFile?.state !== 'sound') return '';
        const outcome = await importFile.apply();
        setChosen(null);
        return importedText(outcome);
      }, busyTexts.importing),
    removeCopy: (learnerId) =>
      run(async (record) => {
        await record.removeSharedText(learnerId);
        return copyRemovedText;
      }),
    deleteEverything: () =>
      run(async (record) => {
        if (!(await record.forgetEverything())) return recordDeletedTexts.some;
        const next = removeCurrentLearner();
        if (next !== null) openPageAs(next.space);
        return recordDeletedTexts.all;
      }),
  };
}
