/** Passes a file from one page to another. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Saves text as a file for the duration of `work`, which receives its path. */
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
