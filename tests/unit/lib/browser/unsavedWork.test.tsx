/** A document's unsaved work as seen by other documents of the site. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runIfNothingUnsaved, registerUnsavedWork } from '@/lib/browser/unsavedWork';

/** True while another document holds the unsaved-work lock. */
let isHeldElsewhere: boolean;
let held: number;

beforeEach(() => {
  isHeldElsewhere = false;
  held = 0;
  const request = async (
    _name: string,
    options: { ifAvailable?: boolean },
    whileHeld: (lock: object | null) => Promise<void> | void,
  ) => {
    if (options.ifAvailable === true) {
      await whileHeld(isHeldElsewhere || held > 0 ? null : {});
      return;
    }
    held += 1;
    await whileHeld({});
    held -= 1;
  };
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => vi.unstubAllGlobals());

async function runs(): Promise<boolean> {
  const task = vi.fn();
  await runIfNothingUnsaved(task);
  return task.mock.calls.length === 1;
}

test('runs if nothing is unsaved anywhere', async () => {
  expect(await runs()).toBe(true);
});

test('does not run while another document has something unsaved', async () => {
  isHeldElsewhere = true;
  expect(await runs()).toBe(false);
});

test('holds one lock for all unsaved work, until everything is saved', async () => {
  const first = registerUnsavedWork('a goal');
  const second = registerUnsavedWork('a test');
  expect(held).toBe(1);
  first();
  expect(await runs()).toBe(false);
  second();
  await vi.waitFor(() => expect(held).toBe(0));
  expect(await runs()).toBe(true);
  const third = registerUnsavedWork('another goal');
  expect(held).toBe(1);
  third();
});

test('doesn’t run if the browser can’t tell about other documents', async () => {
  vi.stubGlobal('navigator', {});
  expect(await runs()).toBe(false);
});
