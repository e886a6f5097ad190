/** The dashboards' tabs, and exporting and importing data. */
import { expect } from 'vitest';
import { dashboardTabLabels } from '@/domain/dashboard/dashboard-tab';
import type { Device } from '../device';
import type { Host } from '../host';
import type { Person } from '../person';
import { withFile } from './file';
import { takesQuickTest } from './tests';

/** Each tab of the family dashboard shows its panel and chart, if it has one. */
export async function opensEveryTab(device: Device): Promise<void> {
  const person = await device.person();
  await person.opens('/parent-dashboard');
  for (const label of Object.values(dashboardTabLabels)) {
    await person.clicks({ role: 'tab', name: label });
    await person.sees({ role: 'tabpanel', name: label });
    expect(await person.covered(), label).toEqual([]);
  }
  await person.clicks({ role: 'tab', name: dashboardTabLabels.scores });
  await person.sees({ role: 'heading', name: 'Percentile Progress' });
  // A row of the table opens its test.
  await person.clicks({
    inside: { role: 'table', name: 'Recent tests' },
    role: 'button',
    name: /^[A-Z][a-z]{2} \d+/,
  });
  await person.sees({ role: 'dialog' });
  await person.clicks({ inside: { role: 'dialog' }, role: 'button', name: 'Close' });
  await person.seesNo({ role: 'dialog' });
  for (const path of ['/my-page', '/dashboard/student', '/dashboard/parents']) {
    await person.opens(path);
    await person.sees({ text: /^Sample data/ });
  }
}

/** After one visit to the home page, the host goes down: pages still open, and a test can be taken. */
export async function worksWithoutAConnection(device: Device, host: Host): Promise<void> {
  const person = await device.person();
  await person.opens('/');
  await person.sees({ text: /^This site is saved on this device.*works without a connection\.$/ });
  host.goDown();
  await takesQuickTest(person, 1, true);
  await person.reloads();
  await person.sees({ role: 'heading', name: /your result/ });
  for (const path of ['/parent-dashboard', '/study-planner', '/ssat-verbal-practice-app', '/error-log']) {
    await person.opens(path);
    await person.sees({ role: 'heading', name: /./ });
  }
}

/** Export, deletion, and import restore the same test. */
export async function exportsAndImports(device: Device): Promise<void> {
  const person = await device.person();
  await takesQuickTest(person, 2, true);
  await person.opens('/test-results');
  await person.sees({ text: /8 blank/ });
  const exported = await person.downloads({ role: 'button', name: 'Export everything' });
  await person.clicks({ role: 'button', name: 'Delete everything' });
  // There are two confirmations.
  for (const name of ['Delete everything', 'Yes, delete everything'])
    await person.clicks({ inside: { role: 'alertdialog' }, role: 'button', name });
  await person.sees({ text: /^No finished tests yet/ });
  await importsHere(person, exported, /^1 new test/);
  await person.sees({ text: /8 blank/ });
}

/** Imports an exported record on a new device, and saves it there. */
export async function importsARecord(person: Person, exported: string): Promise<void> {
  await person.opens('/test-results');
  await importsHere(person, exported, /^\d+ new tests/);
  await person.sees({ text: /imported/i });
}

/** Imports a record on the open page with the list of tests. */
async function importsHere(person: Person, exported: string, summary: RegExp): Promise<void> {
  await person.clicks({ role: 'button', name: 'Save on this device' });
  await withFile('larkfield-prep.json', exported, async (path) => {
    await person.choosesFile({ label: 'File to import', hidden: true }, path);
    await person.sees({ text: summary });
  });
  await person.clicks({ role: 'button', name: 'Import' });
}
