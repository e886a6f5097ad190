import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  browserStores,
  forgetSession,
  keptItems,
  loadSession,
  saveSession,
  type Store,
  type Stores,
} from '@/data/session-store';
import { advance, type Session, startSession } from '@/domain/exam/session';
import { events, form, limitMs } from '../domain/exam/sample-sessions';

const known = new Set(form.itemIds);
const key = 'larkfield:session:plan';

function memory(): Store & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
}
const full = (): ReturnType<typeof memory> => ({
  ...memory(),
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
});
const blocked: Store = {
  getItem: () => {
    throw new Error('SecurityError');
  },
  setItem: () => {
    throw new Error('SecurityError');
  },
  removeItem: () => {
    throw new Error('SecurityError');
  },
};
const both = () => ({ tab: memory(), device: memory() });
const session = startSession(form, 1000);

/** What loading makes of a text that is found in the tab. */
function loadedFrom(text: string) {
  const stores = both();
  stores.tab.kept.set(key, text);
  return { loaded: loadSession('plan', known, stores), left: stores.tab.kept.size };
}
const enveloped = (value: unknown, version = 1) => JSON.stringify({ version, session: value });

describe('keeping', () => {
  test.each(['tab', 'device'] as const)('in the %s, and nowhere else', (place) => {
    const stores = both();
    saveSession(session, place === 'tab' ? 'device' : 'tab', stores);
    expect(saveSession(session, place, stores)).toBe(true);
    expect([stores.tab.kept.size, stores.device.kept.size]).toEqual(place === 'tab' ? [1, 0] : [0, 1]);
    expect(loadSession('plan', known, stores)).toEqual({ state: 'found', session, place });
  });

  test('any session that can be reached comes back as it was', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        const reached = sequence.reduce<Session>(advance, startSession(form, 1_000_000));
        const stores = both();
        expect(saveSession(reached, 'tab', stores)).toBe(true);
        expect(loadSession('plan', known, stores)).toEqual({
          state: 'found',
          session: reached,
          place: 'tab',
        });
      }),
    );
  });

  test('forgotten everywhere', () => {
    const stores = both();
    saveSession(session, 'device', stores);
    forgetSession('plan', stores);
    expect(loadSession('plan', known, stores)).toEqual({ state: 'none' });
  });

  test.each<[string, () => Store | null]>([
    ['full', full],
    ['blocked', () => blocked],
    ['absent', () => null],
  ])('a device that is %s keeps nothing, says so, and the copy in the tab stays', (_, device) => {
    const stores = { tab: memory(), device: device() };
    saveSession(session, 'tab', stores);
    expect(saveSession(session, 'device', stores)).toBe(false);
    expect(loadSession('plan', known, stores)).toMatchObject({ state: 'found', place: 'tab' });
  });

  test('nothing is kept where there is no browser, and nothing throws', () => {
    expect(browserStores()).toEqual({ tab: null, device: null });
    expect(saveSession(session, 'tab')).toBe(false);
    expect(loadSession('plan', known)).toEqual({ state: 'none' });
    forgetSession('plan');
    const stores: Stores = { tab: blocked, device: blocked };
    expect(loadSession('plan', known, stores)).toEqual({ state: 'none' });
    forgetSession('plan', stores);
  });
});

test('the items of what is kept can be asked for before they are known', () => {
  const stores = { tab: memory(), device: memory() };
  expect(keptItems('plan', stores)).toEqual([]);
  saveSession(startSession(form, 0), 'device', stores);
  expect(keptItems('plan', stores)).toEqual(form.itemIds);
  expect(keptItems('another', stores)).toEqual([]);
  stores.device.kept.set(key, '{"version":1');
  expect(keptItems('plan', stores)).toEqual([]);
  expect(keptItems('plan', { tab: blocked, device: null })).toEqual([]);
});

describe('damaged, and removed', () => {
  const [sheet] = session.sheets;
  const sheets = (change: object) =>
    session.sheets.map((each, index) => (index === 0 ? { ...sheet, ...each, ...change } : each));
  test.each<[string, string]>([
    ['no JSON', '{'],
    ['no envelope', JSON.stringify(session)],
    ['another version', enveloped(session, 2)],
    ['an unknown phase', enveloped({ ...session, phase: 'paused' })],
    ['an unknown field', enveloped({ ...session, extra: 1 })],
    ["another plan's", enveloped({ ...session, form: { ...form, planId: 'other' } })],
    [
      'an unknown item',
      enveloped({ ...session, form: { ...form, itemIds: ['syn-0001', 'syn-0002', 'gone'] } }),
    ],
    [
      'an item twice',
      enveloped({ ...session, form: { ...form, itemIds: ['syn-0001', 'syn-0001', 'ana-0001'] } }),
    ],
    ['too few sheets', enveloped({ ...session, sheets: session.sheets.slice(1) })],
    ['current out of range', enveloped({ ...session, current: 3 })],
    ['a seed that is none', enveloped({ ...session, form: { ...form, seed: 2 ** 32 } })],
    ['time over the limit', enveloped({ ...session, clock: { usedMs: limitMs + 1, markedAt: 0 } })],
    ['running with all time used', enveloped({ ...session, clock: { usedMs: limitMs, markedAt: 0 } })],
    ['running without a mark', enveloped({ ...session, clock: { usedMs: 0, markedAt: null } })],
    ['finished with a running clock', enveloped({ ...session, phase: 'finished', ending: 'handed-in' })],
    [
      'time up before its time',
      enveloped({ ...session, phase: 'finished', ending: 'time-up', clock: { usedMs: 1, markedAt: null } }),
    ],
    ['more time spent than used', enveloped({ ...session, sheets: sheets({ spentMs: 5 }) })],
    [
      'a chosen choice crossed out',
      enveloped({
        ...session,
        sheets: sheets({ response: { state: 'chosen', letter: 'A' }, crossedOut: ['A'] }),
      }),
    ],
    ['a choice crossed out twice', enveloped({ ...session, sheets: sheets({ crossedOut: ['A', 'A'] }) })],
  ])('%s', (_, text) => {
    expect(loadedFrom(text)).toEqual({ loaded: { state: 'damaged' }, left: 0 });
  });

  test('beside a sound copy on the device: that one is found and stays', () => {
    const stores = both();
    saveSession(session, 'device', stores);
    stores.tab.kept.set(key, '{');
    expect(loadSession('plan', known, stores)).toMatchObject({ state: 'found', place: 'device' });
    expect([stores.tab.kept.size, stores.device.kept.size]).toEqual([0, 1]);
  });

  test('no text at all makes loading throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => enveloped(value)),
        ),
        (text) => {
          expect(loadedFrom(text)).toEqual({ loaded: { state: 'damaged' }, left: 0 });
        },
      ),
    );
  });
});
