/** A device with the record of a simulated student. */
import type { Page } from '@playwright/test';
import { simulatedExport, type Simulation } from '../../simulated';
import { chooseFile } from './my-data';
import { expect, open } from './site';

/** A Tuesday afternoon in the browser's time zone. */
const now = new Date('2026-11-24T16:00:00');

export const practiced = (page: Page, what: Simulation) =>
  importOnDevice(page, now, simulatedExport(what, now.getTime()));

/** Imports an exported record on a device that saves results, at a moment that then stands still. */
export async function importOnDevice(page: Page, at: Date, content: string): Promise<void> {
  await page.clock.setFixedTime(at);
  await open(page, '/test-results');
  await page.evaluate(() => localStorage.setItem('larkfield:consent', 'keep'));
  await page.reload();
  await chooseFile(page, {
    name: 'larkfield-prep.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(/imported/i).first()).toBeVisible();
}
