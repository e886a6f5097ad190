/**
 * Every dashboard and tab with every kind of record: renders each screen once and applies all checks. Each origin has a file of its
 * own, such as `../family.device-screens.test.tsx`, so that they run side by side; checks.test.tsx fails if an origin has none.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LearnerOrigin } from '@/data/learners/learnerSource';
import { deviceMs } from '../../../data/learners/learner-views';
import { nothingComesNear } from '../../../nearness';
import { checks } from './checks';
import { type FigureName, figureNames, figuresOn, placesOf } from './figures';
import { lookAtAll, type ScreenName, screens } from './screens';
import { lookedInto, type Shown, sources, unbegun } from './sources';

interface Seen {
  readonly screens: readonly ScreenName[];
  readonly further: number;
  /** Additional views that the screens should have, and don't. */
  readonly missing: readonly string[];
  readonly faults: Readonly<Record<string, readonly string[]>>;
  readonly figures: readonly (readonly [FigureName, string, string])[];
  /** React's warnings. */
  readonly complaints: readonly string[];
}

async function seen(shown: Shown, isLookedInto: boolean): Promise<Seen> {
  const consoleError = vi.mocked(console.error);
  const names: ScreenName[] = [];
  let further = 0;
  const faults: Record<string, string[]> = {};
  const figures: (readonly [FigureName, string, string])[] = [];
  const check = (screen: ScreenName) => {
    for (const [name, faultsOf] of Object.entries(checks))
      (faults[name] ??= []).push(
        ...faultsOf(document.body, shown, screen).map((fault) => `${screen}: ${fault}`),
      );
  };
  consoleError.mockClear();
  const missing = await lookAtAll(
    shown.source,
    shown.learner.profile.id,
    (screen) => {
      names.push(screen);
      check(screen);
      figures.push(...figuresOn(screen, document.body));
    },
    isLookedInto
      ? (screen) => {
          further += 1;
          check(screen);
        }
      : null,
  );
  const complaints = consoleError.mock.calls.map((call) => call.map(String).join(' '));
  return { screens: names, further, missing, faults, figures, complaints };
}

export function describeScreens(origin: LearnerOrigin) {
  nothingComesNear();
  beforeAll(() => {
    vi.useFakeTimers({ now: deviceMs, toFake: ['Date'] });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterAll(() => {
    vi.mocked(console.error).mockRestore();
    vi.useRealTimers();
  });

  describe.each(sources.filter(([name]) => name.startsWith(`${origin}: `)))('%s', (name, load) => {
    let all: Seen;
    beforeAll(async () => void (all = await seen(await load(), lookedInto.has(name))));

    test('shows every screen and what can be opened', () => {
      expect(all.screens).toEqual(screens.map((screen) => screen.name));
      expect(all.further > 8).toBe(lookedInto.has(name));
      expect(all.missing).toEqual(lookedInto.get(name) ?? []);
    });

    test.each(Object.keys(checks))('%s', (check) => expect(all.faults[check]).toEqual([]));

    test('renders without console errors', () => expect(all.complaints).toEqual([]));

    test.each(figureNames)('shows the same %s everywhere', (figure) => {
      const words = all.figures.filter(([of]) => of === figure);
      expect(words).toHaveLength(placesOf(figure).length);
      expect(new Set(words.map(([, , text]) => text)).size, JSON.stringify(words)).toBe(1);
      expect(words[0]?.[2]).not.toBe('');
    });
  });

  // A device on which nothing is done asks for the first test instead of showing a dashboard.
  if (origin === 'device')
    describe('device: nothing done', () => {
      let shown: Shown;
      let all: Seen;
      const headings: string[] = [];
      beforeAll(async () => {
        shown = await unbegun();
        all = await seen(shown, false);
        await lookAtAll(
          shown.source,
          shown.learner.profile.id,
          () => headings.push(document.querySelector('h2')?.textContent ?? ''),
          null,
        );
      });

      test('asks for the first test on every dashboard', () =>
        expect(new Set(headings)).toEqual(new Set(['Start with the free test'])));

      test.each(Object.keys(checks))('%s', (check) => expect(all.faults[check]).toEqual([]));

      test('renders without console errors', () => expect(all.complaints).toEqual([]));
    });
}
