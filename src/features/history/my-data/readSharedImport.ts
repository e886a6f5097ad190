import type { ImportReading, StudentRecord } from '@/data/record/api';
import type { SharedFile } from '@/data/offline/sharedFile';

/** Why a share can't be imported, apart from what can be wrong with its file. */
type ShareFault = 'none-shared' | 'several-shared' | 'share-gone';

/** The outcome of choosing or sharing a file. */
export type ImportFileResult = ImportReading | { readonly state: ShareFault };

/**
 * Reads the file that was shared with the installed site as one that was chosen here. Nothing is imported by that.
 * @param files how many were shared
 * @param take takes the one that waits; null where none does
 */
export async function readSharedImport(
  files: number,
  take: () => Promise<SharedFile | null>,
  record: Pick<StudentRecord, 'readImport'>,
): Promise<ImportFileResult> {
  if (files > 1) return { state: 'several-shared' };
  if (files !== 1) return { state: 'none-shared' };
  const file = await take();
  return file === null ? { state: 'share-gone' } : record.readImport(file.text, file.sizeBytes);
}
