import type { ImportReadResult, StudentRecord } from '@/data/record/api';
import type { SharedFile } from '@/data/offline/sharedFile';

/** Reasons a share can't be imported, other than problems in the file itself. */
type ShareFault = 'none-shared' | 'several-shared' | 'share-gone';

export type ImportFileResult = ImportReadResult | { readonly state: ShareFault };

/**
 * Reads a file shared with the installed site as if it had been chosen on this page. Doesn't import it.
 * @param files the number of shared files
 * @param take returns the waiting file; null if there is none
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
