/** Helpers for "My data" tests: exporting everything and importing a file. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { assertPresent } from '../../../src/lib/assert';

/** A file as Playwright's file chooser takes it. */
interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Exports everything from the open results page and returns the file. */
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

/** Selects a file to import: the page previews the import without performing it. */
export function chooseFile(page: Page, file: ChosenFile | string): Promise<void> {
  return page.getByLabel('File to import').setInputFiles(file);
}
