/** A device's list of learners: its content, the open learner, and its state after a removal. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const rosterKey = 'larkfield:learners';
const spaceKey = 'larkfield:learner';
const ana = { space: `${'a'.repeat(32)}/`, name: 'Ana' };
const theo = { space: '', name: 'Theo' };

/** Simulates a newly opened page. */
async function newPage() {
  vi.resetModules();
  return import('@/data/record/learner/roster');
}
const saved = (): unknown => JSON.parse(localStorage.getItem(rosterKey) ?? 'null');
const save = (learners: unknown) => localStorage.setItem(rosterKey, JSON.stringify(learners));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void vi.restoreAllMocks());

describe('the list', () => {
  test.each([
    ['nothing', null],
    ['invalid JSON', '{'],
    ['something other than a list', '{"space":""}'],
    ['an empty list', '[]'],
    ['only invalid learners', '[null, 3, {"space":"../../x","name":"X"}, {"space":"","name":7}]'],
  ])('on a device with %s saved has one learner without a name', async (_, text) => {
    if (text !== null) localStorage.setItem(rosterKey, text);
    const { currentSpace, readRoster } = await newPage();
    expect(readRoster()).toEqual([{ space: '', name: null }]);
    expect(currentSpace()).toBe('');
  });

  test('gets a second learner, and saves nothing until then', async () => {
    const { addToRoster, readRoster, renameInRoster } = await newPage();
    renameInRoster('', 'Theo');
    expect(saved()).toBeNull();
    const space = addToRoster('Ana');
    expect(space).toMatch(/^[\da-f]{32}\/$/);
    renameInRoster('', 'Theo');
    expect(readRoster()).toEqual([theo, { space, name: 'Ana' }]);
    expect(saved()).toEqual(readRoster());
    expect(readRoster()).toBe(readRoster());
  });

  test('adds nobody if the browser can’t save', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { addToRoster, readRoster } = await newPage();
    expect(addToRoster('Ana')).toBeNull();
    expect(readRoster()).toHaveLength(1);
  });
});

describe('the learner of a page', () => {
  test.each([
    { by: 'the tab', tab: ana.space, device: '', opened: 'Ana' },
    { by: 'the device, where the tab says nothing', tab: null, device: ana.space, opened: 'Ana' },
    { by: 'the tab, where the device says another', tab: '', device: ana.space, opened: 'Theo' },
    { by: 'the list, where somebody who is gone was chosen', tab: 'gone/', device: 'gone/', opened: 'Theo' },
  ])('is selected by $by', async ({ tab, device, opened }) => {
    save([theo, ana]);
    if (tab !== null) sessionStorage.setItem(spaceKey, tab);
    localStorage.setItem(spaceKey, device);
    const { currentLearner } = await newPage();
    expect(currentLearner().name).toBe(opened);
  });

  test('stays the same while the page is open, even if another tab switches learners', async () => {
    save([theo, ana]);
    const page = await newPage();
    expect(page.currentSpace()).toBe('');
    const end = page.onRosterChange(() => undefined);
    localStorage.setItem(spaceKey, ana.space);
    window.dispatchEvent(new StorageEvent('storage', { key: spaceKey }));
    expect(page.currentSpace()).toBe('');
    end();
    expect((await newPage()).currentSpace()).toBe('');
  });
});

describe('removing', () => {
  test.each([
    { who: 'the first of two', list: [theo, ana], at: '', next: ana, left: [ana] },
    { who: 'the second of two', list: [theo, ana], at: ana.space, next: theo, left: null },
    {
      who: 'the last, who was not the first',
      list: [ana],
      at: ana.space,
      next: { space: '', name: null },
      left: null,
    },
    { who: 'the only one there ever was', list: null, at: '', next: null, left: null },
  ])('$who', async ({ list, at, next, left }) => {
    if (list !== null) save(list);
    sessionStorage.setItem(spaceKey, at);
    const { removeCurrentLearner: leaveRoster, readRoster } = await newPage();
    expect(leaveRoster()).toEqual(next);
    expect(readRoster()).toEqual(left ?? [{ space: '', name: null }]);
    expect(saved()).toEqual(left);
  });
});
