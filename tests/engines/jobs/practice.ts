/** An essay with undo, a day's words, and a plan. */
import { expect } from 'vitest';
import type { Device } from '../device';
import { onThisDevice } from './tests';

const essay = { label: 'Your essay' };
const sentence = 'Nobody had told the ferry that the bridge was finished. ';
const second = 'It ran on time. ';

/** Undo removes one sentence, by its button and by keyboard, and redo restores it. */
export async function undoesASentence(device: Device): Promise<void> {
  const person = await device.person();
  await person.opens('/ssat-writing-test');
  await person.clicks({ role: 'button', name: 'Start the essay' });
  // The directions, which move into place as they appear.
  await person.sees({ role: 'heading', name: 'Writing' });
  await person.clicks({ role: 'button', name: 'Start Writing' });
  await person.clicks({ role: 'radio' });
  await person.types(essay, sentence);
  await person.types(essay, second);
  await person.seesValue(essay, sentence + second);
  await person.clicks({ role: 'button', name: 'Undo' });
  await person.seesValue(essay, sentence);
  await person.clicks({ role: 'button', name: 'Redo' });
  await person.seesValue(essay, sentence + second);
  await person.tab.click(essay);
  await person.presses('Control', 'z');
  await person.seesValue(essay, sentence);
  await person.presses('Control', 'z');
  await person.seesValue(essay, '');
  await person.presses('Control', 'Shift', 'z');
  await person.seesValue(essay, sentence);
  await person.clicks({ role: 'button', name: 'Hand in writing' });
  await person.sees({ role: 'heading', name: /your result/ });
}

/** Words are asked, answered, and still counted after a reload. */
export async function learnsWords(device: Device): Promise<void> {
  const person = await device.person();
  await person.opens('/ssat-verbal-practice-app');
  await person.clicks(onThisDevice);
  await person.clicks({ role: 'button', name: 'Start' });
  for (let answered = 0; answered < 3; answered += 1) {
    await person.clicks({ role: 'button', name: 'Show the choices' });
    await person.clicks({ inside: { role: 'group', name: 'Which meaning is right?' }, role: 'button' });
    await person.clicks({ role: 'button', name: 'Next' });
  }
  await person.clicks({ role: 'button', name: 'Stop' });
  await person.sees({ role: 'heading', name: 'Stopped for now' });
  await person.reloads();
  await person.sees({ role: 'button', name: 'Start' });
  expect(await person.wordsRecalledToday()).toBe(3);
}

/** A new plan is still there after a reload. */
export async function makesAPlan(device: Device): Promise<void> {
  const person = await device.person();
  await person.opens('/study-planner');
  const testDate = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await person.sets({ label: /^Test Date/ }, testDate);
  await person.sets({ label: /^Minutes a Day/ }, '30');
  await person.clicks(onThisDevice);
  await person.clicks({ role: 'button', name: 'Make the plan' });
  await person.sees({ role: 'heading', name: /days until your test$/ });
  await person.reloads();
  await person.sees({ role: 'heading', name: /days until your test$/ });
  await person.sees({ role: 'region', name: 'Week by Week' });
}
