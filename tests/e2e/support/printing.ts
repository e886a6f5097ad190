/** How many pages a browser prints. */
import type { Page } from '@playwright/test';

export const papers = ['A4', 'Letter'] as const;

export async function pagesOf(page: Page, format: (typeof papers)[number]): Promise<number> {
  const pdf = await page.pdf({ format });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}
