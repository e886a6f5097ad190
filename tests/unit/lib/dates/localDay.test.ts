/** The day signal on a page that stays open, is hidden, cached, or asleep over midnight. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localDay } from '@/lib/dates/localDay';

const minute = 60_000;
const hour = 60 * minute;

let page: EventTarget;
let tab: EventTarget;
let stop: () => void;
let days: string[];

/** Opens the page at a local time and follows the signal. */
function openAt(time: string, zone = 'America/New_York') {
  vi.stubEnv('TZ', zone);
  vi.setSystemTime(new Date(time));
  stop = localDay.subscribe(() => days.push(localDay.current()));
}
/** Passes time during which timers don't run. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  tab = new EventTarget();
  days = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', tab);
});
afterEach(() => {
  stop();
  const timersLeft = vi.getTimerCount();
  // Before the real timers: a spy restored later would bring a fake timer back, in whatever test then runs.
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  expect(timersLeft).toBe(0);
});

describe('the day changes', () => {
  const returns = {
    visible: () => page.dispatchEvent(new Event('visibilitychange')),
    cached: () => tab.dispatchEvent(new Event('pageshow')),
    focused: () => tab.dispatchEvent(new Event('focus')),
  };
  test.each<[string, () => void, string[]]>([
    ['at midnight on a page that stays visible', () => vi.advanceTimersByTime(hour), ['2026-12-08']],
    [
      'at each midnight of a week',
      () => vi.advanceTimersByTime(49 * hour),
      ['2026-12-08', '2026-12-09', '2026-12-10'],
    ],
    [
      'when a page that slept over midnight becomes visible',
      () => (sleep(9 * hour), returns.visible()),
      ['2026-12-08'],
    ],
    [
      'when a page returns from the back-forward cache',
      () => (sleep(30 * hour), returns.cached()),
      ['2026-12-09'],
    ],
    [
      'when a laptop awakes and the window gets the focus',
      () => (sleep(9 * hour), returns.focused()),
      ['2026-12-08'],
    ],
    [
      'when a timer ends late, after the laptop slept',
      () => (sleep(9 * hour), vi.advanceTimersByTime(hour)),
      ['2026-12-08'],
    ],
    [
      'once, however many events report it',
      () => {
        sleep(9 * hour);
        for (const event of Object.values(returns)) event();
        vi.advanceTimersByTime(2 * hour);
      },
      ['2026-12-08'],
    ],
    [
      'not while the day is the same',
      () => {
        vi.advanceTimersByTime(20 * minute);
        for (const event of Object.values(returns)) event();
      },
      [],
    ],
    [
      'back, if the clock is set back over midnight',
      () => {
        vi.advanceTimersByTime(hour);
        sleep(-2 * hour);
        returns.visible();
      },
      ['2026-12-08', '2026-12-07'],
    ],
  ])('%s', (_, pass, expected) => {
    openAt('2026-12-07T23:30');
    pass();
    expect(days).toEqual(expected);
  });
});

describe('a night in which the clocks change', () => {
  test.each([
    ['spring, a day of 23 hours', 'America/New_York', '2027-03-14T00:30', 22.5, '2027-03-15'],
    ['fall, a day of 25 hours', 'America/New_York', '2026-11-01T00:30', 24.5, '2026-11-02'],
    ['a midnight that the clock skips', 'Asia/Beirut', '2026-03-28T23:30', 0.5, '2026-03-29'],
  ])('%s', (_, zone, opened, hours, next) => {
    openAt(opened, zone);
    vi.advanceTimersByTime(hours * hour - 1);
    expect(days).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(days).toEqual([next]);
  });

  test('a clock set back before midnight makes the timer wait again', () => {
    openAt('2026-12-07T23:30');
    sleep(-hour);
    vi.advanceTimersByTime(30 * minute);
    expect(days).toEqual([]);
    vi.advanceTimersByTime(hour);
    expect(days).toEqual(['2026-12-08']);
  });
});

test('one timer serves all subscribers and doesn’t poll', () => {
  openAt('2026-12-07T08:00');
  const others = [1, 2, 3].map(() => localDay.subscribe(() => undefined));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(15 * hour);
  expect(vi.getTimerCount()).toBe(1);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  vi.advanceTimersByTime(2 * hour);
  expect(timers).toHaveBeenCalledTimes(1);
  for (const leave of others) leave();
});

test('a page that isn’t followed has no timer', () => {
  openAt('2026-12-07T23:30');
  stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(hour);
  tab.dispatchEvent(new Event('pageshow'));
  expect(days).toEqual([]);
});
