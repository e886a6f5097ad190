/** Tests from start to result. */
import { expect } from 'vitest';
import { pathOf } from '@/site';
import type { Device } from '../device';
import type { Person } from '../person';

export const quickTest = '/ssat-verbal-practice/quick-test';
const resultHeading = { role: 'heading', name: /your result/ };
export const onThisDevice = { role: 'radio', name: /^On this device/ };

export const question = (number: number, of: number) => ({
  role: 'heading',
  name: new RegExp(`^Question ${number} of ${of}: `),
});

/** Selects the first choice of the question on screen and continues. */
async function answersAndGoesOn(person: Person): Promise<void> {
  await person.clicks({ role: 'radio' });
  await person.clicks({ role: 'button', name: 'Next' });
}

async function handsIn(person: Person): Promise<void> {
  await person.presses('r');
  await person.clicks({ role: 'button', name: /^Hand in/ });
}

/** Takes the quick test, answering its first questions. The first time on a device, chooses to save results there. */
export async function takesQuickTest(person: Person, answered: number, isFirst: boolean): Promise<void> {
  await person.opens(quickTest);
  if (isFirst) await person.clicks(onThisDevice);
  await person.clicks({ role: 'button', name: 'Start the test' });
  for (let number = 1; number <= answered; number += 1) {
    await person.sees(question(number, 10));
    await answersAndGoesOn(person);
  }
  await person.sees(question(answered + 1, 10));
  await handsIn(person);
  await person.sees(resultHeading);
}

/** A finished test's result is available after a reload, by URL, and in another tab. */
export async function reopensAResult(device: Device): Promise<void> {
  const person = await device.person();
  await takesQuickTest(person, 3, true);
  const address = await person.address();
  expect(address).toMatch(/[?&]attempt=/);
  await person.reloads();
  await person.sees(resultHeading);
  await person.opens('/about');
  await person.opens(address);
  await person.sees(resultHeading);
  const second = await device.person();
  await second.opens(address);
  await second.sees(resultHeading);
  await second.sees({ text: /^You handed it in after/ });
}

/** Every handed-in test is in the list and in an export, however soon the page is left. */
export async function listsEveryTest(device: Device): Promise<void> {
  const person = await device.person();
  for (const answered of [1, 2, 3]) {
    await takesQuickTest(person, answered, answered === 1);
    if (answered === 2) await person.reloads();
  }
  await person.opens('/test-results');
  await person.sees({ role: 'table', name: 'Finished tests' });
  for (const blank of [9, 8, 7]) await person.sees({ text: new RegExp(`${blank} blank`) });
  const file = await person.downloads({ role: 'button', name: 'Export everything' });
  expect(JSON.parse(file).attempts).toHaveLength(3);
}

/** Takes the free test, interrupted by a reload in its first section, to the end. */
export async function resumesTheFreeTest(device: Device): Promise<void> {
  const person = await device.person();
  await person.opens(pathOf('freeTest'));
  await person.clicks(onThisDevice);
  await person.clicks({ role: 'button', name: 'Start with Verbal' });
  for (const number of [1, 2]) {
    await person.sees(question(number, 30));
    await answersAndGoesOn(person);
  }
  await person.sees(question(3, 30));
  await person.reloads();
  await person.sees({ text: /2 of \d+ questions/ });
  await person.clicks({ role: 'button', name: 'Continue the test' });
  await person.sees(question(3, 30));
  await handsIn(person);
  for (const [section, count] of [
    ['Quantitative', 25],
    ['Reading', 20],
  ] as const) {
    await person.clicks({ role: 'button', name: `Start ${section}` });
    await person.sees(question(1, count));
    await handsIn(person);
  }
  await person.clicks({ role: 'button', name: 'Start Writing' });
  await person.clicks({ role: 'radio' });
  await person.types({ label: 'Your essay' }, 'Losing once taught me to count the chairs.');
  await person.clicks({ role: 'button', name: 'Hand in writing' });
  await person.sees(resultHeading);
  await person.sees({ role: 'row', name: /^Verbal.*28/ });
}

/** Only one of two tabs writes: the second takes over the test without losing anything of the first. */
export async function takesOverInASecondTab(device: Device): Promise<void> {
  const first = await device.person();
  await first.opens(quickTest);
  await first.clicks(onThisDevice);
  await first.clicks({ role: 'button', name: 'Start the test' });
  await first.sees(question(1, 10));
  await answersAndGoesOn(first);
  const second = await device.person();
  await second.opens(quickTest);
  await second.sees({ role: 'region', name: 'This test is open in another tab' });
  await second.clicks({ role: 'button', name: 'Continue here' });
  await second.sees(question(2, 10));
  await first.sees({ role: 'heading', name: /another tab/ });
  await answersAndGoesOn(second);
  await second.sees(question(3, 10));
  await first.clicks({ role: 'button', name: 'Continue here' });
  await first.sees(question(3, 10));
  await second.sees({ role: 'heading', name: /another tab/ });
  // Ends the test, because closing a browser during one asks for confirmation, which WebKit's driver can't answer.
  await handsIn(first);
  await first.sees(resultHeading);
  await second.opens('/test-results');
  await second.sees({ text: /8 blank/ });
}
