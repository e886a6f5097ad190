/** What every story of "My data" does: take everything out as a file, bring a file in. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { assertPresent } from '../../src/lib/assert';

/** A file as a person chooses it on a page. */
interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Exports everything from the page of results, which is open, and gives the file. */
export async function exportEverything(page: Page, label = 'Export everything'): Promise<ChosenFile> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: label }).click();
  const exported = await download;
  return {
    name: exported.suggestedFilename(),
    mimeType: 'application/json',
    buffer: readFileSync(assertPresent(await exported.path(), 'a download has a file')),
  };
}

/** Chooses a file to import: the page says what that would do, and has done nothing yet. */
export function chooseFile(page: Page, file: ChosenFile | string): Promise<void> {
  return page.getByLabel('File to import').setInputFiles(file);
}
