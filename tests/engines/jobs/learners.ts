/** Two learners on one device, and a copy that one of them hands over. */
import { expect } from 'vitest';
import type { Device } from '../device';
import { withFile } from './file';
import { takesQuickTest } from './tests';

const whose = { role: 'button', name: /Whose figures$/ };
const asLearner = (name: string) => ({ role: 'button', name: `${name}. Switch learners` });

/** A second learner begins with nothing, opens the first one's copy, and the menu leads back to the first one's own figures. */
export async function practicesAsTwoLearners(device: Device): Promise<void> {
  const person = await device.person();
  await takesQuickTest(person, 2, true);
  await person.opens('/my-page');
  await person.clicks({ role: 'button', name: 'Share with a parent' });
  const copy = await person.downloads({ role: 'button', name: 'Save file' });
  await person.clicks({ inside: { role: 'dialog' }, role: 'button', name: 'Close' });
  await person.seesNo({ role: 'dialog' });

  await person.clicks(whose);
  await person.clicks({ role: 'button', name: 'Add another learner' });
  await person.types({ label: 'Nickname of the Learner Here So Far' }, 'Theo');
  await person.types({ label: 'Nickname of the New Learner' }, 'Ana');
  await person.clicks({ inside: { role: 'dialog' }, role: 'button', name: 'Add' });
  await person.sees(asLearner('Ana'));
  await person.sees({ role: 'heading', name: 'Start with the free test' });
  expect(await person.barriers()).toEqual([]);

  await withFile('copy.txt', copy, async (path) => {
    await person.choosesFile({ label: 'File of a shared copy', hidden: true }, path);
    await person.clicks({ role: 'button', name: 'Only look' });
  });
  await person.sees({ text: /^Shared copy|^Shared by/ });
  await person.sees({ text: 'Tests Taken' });

  await person.clicks(asLearner('Ana'));
  await person.clicks({ role: 'menuitemradio', name: 'Theo' });
  await person.sees(asLearner('Theo'));
  await person.opens('/my-page');
  await person.sees({ text: /^Theo, this device/ });
  await person.reloads();
  await person.sees(asLearner('Theo'));
}
