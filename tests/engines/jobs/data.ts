/** Saved data, while the database is busy and when a page is left. */
import { expect } from 'vitest';
import { holdDatabase, releaseDatabase, savedProfileAndPlan } from '../../silentDatabase';
import type { Device } from '../device';
import type { Person } from '../person';
import { plainTarget } from '../tab';
import { onThisDevice } from './tests';

const planHeading = { role: 'heading', name: /days until your test$/ };

async function makesAProfileAndPlan(person: Person): Promise<void> {
  await person.opens('/study-planner');
  const testDate = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await person.sets({ label: /^Test Date/ }, testDate);
  await person.clicks(onThisDevice);
  await person.clicks({ role: 'button', name: 'Make the plan' });
  await person.sees(planHeading);
  await person.clicks({ role: 'button', name: 'Your profile' });
  await person.types({ label: /^Nickname/ }, 'Ana');
  await person.clicks({ role: 'button', name: 'Save' });
  await person.sees({ text: /^Your profile is saved on this device/ });
}

/** While another tab keeps the database busy, the planner says so, and offers no first plan. */
export async function waitsForABusyDatabase(device: Device): Promise<void> {
  const person = await device.person();
  await makesAProfileAndPlan(person);
  const before = await person.tab.run(savedProfileAndPlan);
  const busy = await device.person();
  await busy.opens('/about');
  await busy.tab.run(holdDatabase);
  await person.opens('/study-planner');
  await person.sees({ text: /your saved work could not be read/ });
  expect(await person.count({ role: 'button', name: 'Make the plan' })).toBe(0);
  await busy.tab.run(releaseDatabase);
  await person.clicks({ role: 'button', name: 'Try again' });
  await person.sees(planHeading);
  expect(await person.tab.run(savedProfileAndPlan)).toBe(before);
}

/** Milliseconds between pressing the button and leaving the page. WebKit used to lose the profile at each of them. */
const pauses = [0, 60, 145];

/** A page that is left while a plan is being saved loses neither the plan nor the profile. */
export async function leavesWhileSaving(device: Device): Promise<void> {
  const person = await device.person();
  await makesAProfileAndPlan(person);
  for (const pause of pauses) {
    await person.opens('/study-planner');
    await person.clicks({ role: 'button', name: 'Change' });
    await person.sees({ role: 'button', name: 'Make a new plan' });
    await person.tab.run(pressAndLeave, plainTarget({ role: 'button', name: 'Make a new plan' }), pause);
    await expect.poll(() => person.tab.run(isOnNextPage)).toBe(true);
    await person.opens('/study-planner');
    await person.sees(planHeading);
    expect(await person.tab.run(savedProfileAndPlan), `left after ${pause} ms`).toMatch(/"nickname":"Ana"/);
  }
}

// The functions below run in the page.

const isOnNextPage = () => location.pathname === '/about' && document.readyState === 'complete';

function pressAndLeave(target: string, pause: number): void {
  window.engineTest.find(target)[0]?.click();
  setTimeout(() => location.assign('/about'), pause);
}
