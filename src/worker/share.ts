/** Receives a file that the system's share menu sends to the installed site. */
import { addressAfterShare, sharedFileField, storeSharedFile } from '@/data/offline/sharedFile';
import { maxBackupBytes } from '@/data/record/backup/maxBackupBytes';
import { pathOf } from '@/site';

export function isShareRequest({ method, url }: Request): boolean {
  return method === 'POST' && new URL(url).pathname === pathOf('testResults');
}

/** Stores the file if there is only one, and redirects to the page that reads it. That page, not the worker, imports the file. */
export async function receiveSharedFile(request: Request): Promise<Response> {
  const files = await filesOf(request);
  const [file] = files;
  if (file !== undefined && files.length === 1) {
    // If there is no space, nothing is stored, and the page says so.
    await storeSharedFile(file, maxBackupBytes).catch(() => undefined);
  }
  // Redirects to GET, so that a reload doesn't send the file again.
  return Response.redirect(new URL(addressAfterShare(files.length), request.url).href, 303);
}

/** Returns the form's files; empty for a request that isn't a form. */
async function filesOf(request: Request): Promise<readonly File[]> {
  const form = await request.formData().catch(() => null);
  return (form?.getAll(sharedFileField) ?? []).filter((each) => each instanceof File);
}
