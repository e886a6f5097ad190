/** A file on the way from one page to another. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Saves a text under a name for as long as `work` needs it; `work` is called with its path. */
export async function withFile(
  name: string,
  text: string,
  work: (path: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'larkfield-file-'));
  const path = join(folder, name);
  await writeFile(path, text);
  try {
    await work(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
