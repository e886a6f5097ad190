/** The jobs and pages tested in every engine. */
import { simulatedExport } from '../simulated';
import { stepMs } from './limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertPresent } from '@/lib/assert';
import { routeIds, site } from '@/site';
import { type Device, deviceOf } from './device';
import { type Host, startHost } from './host';
import { leavesWhileSaving, waitsForABusyDatabase } from './jobs/data';
import { exportsAndImports, importsARecord, opensEveryTab, worksWithoutAConnection } from './jobs/pages';
import { learnsWords, makesAPlan, undoesASentence } from './jobs/practice';
import { listsEveryTest, reopensAResult, resumesTheFreeTest, takesOverInASecondTab } from './jobs/tests';
import type { Person } from './person';
import type { Browser } from './tab';

const jobs = {
  'reopens a finished test after a reload, by its URL, and in another tab': reopensAResult,
  'lists and exports every test that was handed in': listsEveryTest,
  'finishes the free test after a reload in the middle': resumesTheFreeTest,
  'takes over a running test in a second tab': takesOverInASecondTab,
  'undoes a sentence of an essay by button and by keyboard': undoesASentence,
  'learns words': learnsWords,
  'makes a plan': makesAPlan,
  'opens every tab of the dashboards': opensEveryTab,
  'exports, deletes, and imports everything': exportsAndImports,
  'waits for a database that another tab keeps busy': waitsForABusyDatabase,
  'loses nothing when it leaves a page that is saving': leavesWhileSaving,
};

/** The people who open the pages, with the steps that each takes before. */
const visitors: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  'a new visitor': () => Promise.resolve(),
  'a Middle Level student': (person) => importsARecord(person, simulatedExport('middle-level', Date.now())),
};

const paths = [...routeIds.map((id) => site[id].path), '/no-such-page'];
const laptop = { width: 1280, height: 800 };
const phone = { width: 390, height: 740 };

/** Runs the jobs in an engine; `launch` is null if it isn't installed. */
export function describeJobs(engine: string, launch: (() => Promise<Browser>) | null): void {
  describe.skipIf(launch === null)(engine, () => {
    const { host, browser } = started(launch);

    test.each(Object.entries(jobs))('%s', async (_, job) => {
      const device = await deviceOf(browser(), host());
      await done(device, job(device));
    });

    test('works offline after one visit', async () => {
      const own = await startHost({ withWorker: true });
      try {
        const device = await deviceOf(browser(), own);
        await done(device, worksWithoutAConnection(device, own));
      } finally {
        await own.close();
      }
    });
  });
}

/** Waits for a job. Page errors are more informative than a step that found nothing, but a page that hangs reports none. */
async function done(device: Device, job: Promise<void>): Promise<void> {
  const failure = await job.catch((cause: unknown) => cause);
  const complaints = await device.close().catch((cause: unknown) => [String(cause)]);
  if (failure !== undefined) throw new Error(complaints.join('\n'), { cause: failure });
  expect(complaints).toEqual([]);
}

/**
 * Opens every page in an engine, at laptop size and then resized to a phone's: for a new visitor, and for a student of the Middle
 * Level with a record. `launch` is null if the engine isn't installed.
 */
export function describePages(engine: string, launch: (() => Promise<Browser>) | null): void {
  describe.skipIf(launch === null).each(Object.entries(visitors))(`${engine}, for %s`, (_, prepare) => {
    const { host, browser } = started(launch);
    let device: Device;
    let person: Person;
    beforeAll(async () => {
      device = await deviceOf(browser(), host());
      person = await device.person();
      await prepare(person);
    });
    afterAll(() => device.close());

    test.each(paths)(
      '%s has no console messages, accessibility violations, overflow, or covered elements',
      async (path) => {
        await person.opensResizable(path, laptop);
        expect(await person.barriers()).toEqual([]);
        expect(await person.sidewaysScroll(), 'at laptop size').toBe(0);
        expect(await person.covered(), 'at laptop size').toEqual([]);
        await person.resizes(phone);
        expect(await person.sidewaysScroll(), 'at phone size').toBe(0);
        // Cards that a phone folds take a moment to close.
        await expect.poll(() => person.covered(), { message: 'at phone size', timeout: stepMs }).toEqual([]);
        expect(await person.complaints()).toEqual([]);
      },
    );
  });
}

function started(launch: (() => Promise<Browser>) | null) {
  let host: Host | null = null;
  let browser: Browser | null = null;
  beforeAll(async () => {
    host = await startHost({ withWorker: false });
    browser = (await launch?.()) ?? null;
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });
  return {
    host: () => assertPresent(host, 'the host is started before the tests'),
    browser: () => assertPresent(browser, 'the browser is launched before the tests'),
  };
}
