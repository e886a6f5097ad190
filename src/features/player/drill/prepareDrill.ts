import { prepareExistingForm } from '../attempt/prepareTest';
import type { PageDrill } from './pageDrill';

/**
 * Fetches what a drill needs before the student asks for it. The drill then chooses its items anew, most of them from the same
 * files.
 * @throws Error (rejects) when something can't be fetched, after several tries.
 */
export async function prepareDrill({ formOf }: Pick<PageDrill, 'formOf'>): Promise<void> {
  const form = await formOf();
  if (form !== null) await prepareExistingForm(form);
}
