/**
 * Keeps a session through a reload or a crash: in the tab by default, on the device only where the student chose so.
 * Nothing here throws: a blocked or full storage means that nothing is kept, and the test goes on.
 */
import * as v from 'valibot';
import { letters } from '@/domain/exam/item';
import type { Session } from '@/domain/exam/session';
import type { Sheet } from '@/domain/exam/sitting';

export type Place = 'tab' | 'device';

/** What of the browser's storage is needed; tests bring their own. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type Stores = Readonly<Record<Place, Store | null>>;

export type Loaded =
  | { readonly state: 'none' }
  | { readonly state: 'found'; readonly session: Session; readonly place: Place }
  | { readonly state: 'damaged' };

/** Raised when the shape of a kept session changes: an older one is then treated as damaged. */
const version = 1;
const places = ['tab', 'device'] as const satisfies readonly Place[];
const keyOf = (planId: string) => `larkfield:session:${planId}`;

const time = v.pipe(v.number(), v.finite(), v.minValue(0));
const index = v.pipe(v.number(), v.integer(), v.minValue(0));
const sitting = {
  form: v.strictObject({
    planId: v.string(),
    seed: v.pipe(index, v.maxValue(0xffffffff)),
    itemIds: v.pipe(v.array(v.string()), v.nonEmpty()),
    limitMs: time,
  }),
  sheets: v.array(
    v.strictObject({
      response: v.variant('state', [
        v.strictObject({ state: v.literal('blank') }),
        v.strictObject({ state: v.literal('chosen'), letter: v.picklist(letters) }),
      ]),
      crossedOut: v.array(v.picklist(letters)),
      flagged: v.boolean(),
      spentMs: time,
    }),
  ),
  current: index,
  clock: v.strictObject({ usedMs: time, markedAt: v.nullable(v.pipe(v.number(), v.finite())) }),
  interruptions: index,
};

const sessionSchema: v.GenericSchema<unknown, Session> = v.variant('phase', [
  v.strictObject({ phase: v.literal('answering'), ...sitting }),
  v.strictObject({ phase: v.literal('reviewing'), ...sitting }),
  v.strictObject({
    phase: v.literal('interrupted'),
    during: v.picklist(['answering', 'reviewing']),
    ...sitting,
  }),
  v.strictObject({ phase: v.literal('finished'), ending: v.picklist(['handed-in', 'time-up']), ...sitting }),
]);

const envelope = v.strictObject({ version: v.literal(version), session: sessionSchema });

/** Gives the browser's two storages, null where one is blocked or there is no browser. */
export function browserStores(): Stores {
  if (typeof window === 'undefined') return { tab: null, device: null };
  return { tab: opened(() => window.sessionStorage), device: opened(() => window.localStorage) };
}

/** A browser that blocks storage throws at the mere mention of it. */
function opened(storage: () => Storage): Store | null {
  try {
    return storage();
  } catch {
    return null;
  }
}

/**
 * Keeps a session in one place and nowhere else. Gives false when it could not be kept; what was kept elsewhere then stays,
 * because it is the only copy.
 */
export function saveSession(session: Session, place: Place, stores: Stores = browserStores()): boolean {
  const key = keyOf(session.form.planId);
  const store = stores[place];
  if (store === null) return false;
  try {
    store.setItem(key, JSON.stringify({ version, session }));
  } catch {
    return false;
  }
  removeKey(stores[place === 'tab' ? 'device' : 'tab'], key);
  return true;
}

/**
 * Gives the session kept for a plan, the tab's before the device's. `damaged` when all there is can't be a session of
 * these items. Damaged copies are removed, a sound one beside them is not.
 */
export function loadSession(
  planId: string,
  knownIds: ReadonlySet<string>,
  stores: Stores = browserStores(),
): Loaded {
  const key = keyOf(planId);
  let damaged = false;
  for (const place of places) {
    const text = textAt(stores[place], key);
    if (text === null) continue;
    const session = parse(text);
    if (session !== null && isSound(session, planId, knownIds)) return { state: 'found', session, place };
    removeKey(stores[place], key);
    damaged = true;
  }
  return { state: damaged ? 'damaged' : 'none' };
}

/** Gives the items that the sessions kept for a plan are made of; none when nothing is kept or it can't be read. */
export function keptItems(planId: string, stores: Stores = browserStores()): readonly string[] {
  return places.flatMap((place) => {
    const text = textAt(stores[place], keyOf(planId));
    return (text === null ? null : parse(text))?.form.itemIds ?? [];
  });
}

/** Removes what is kept for a plan, wherever it is. */
export function forgetSession(planId: string, stores: Stores = browserStores()): void {
  for (const place of places) removeKey(stores[place], keyOf(planId));
}

function removeKey(store: Store | null, key: string): void {
  try {
    store?.removeItem(key);
  } catch {
    // A storage that can't be written to keeps nothing of ours either.
  }
}

function textAt(store: Store | null, key: string): string | null {
  try {
    return store?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function parse(text: string): Session | null {
  try {
    const parsed = v.safeParse(envelope, JSON.parse(text));
    return parsed.success ? parsed.output.session : null;
  } catch {
    return null;
  }
}

/** What the shape alone can't say: the pieces belong together, as the session machine leaves them. */
function isSound(session: Session, planId: string, knownIds: ReadonlySet<string>): boolean {
  const { form, sheets, current, clock } = session;
  const running = session.phase === 'answering' || session.phase === 'reviewing';
  const timeUp = session.phase === 'finished' && session.ending === 'time-up';
  return (
    form.planId === planId &&
    form.itemIds.length === sheets.length &&
    new Set(form.itemIds).size === form.itemIds.length &&
    form.itemIds.every((id) => knownIds.has(id)) &&
    current < sheets.length &&
    sheets.every(isSoundSheet) &&
    // Only a session whose time is up has used all of it, and only a running one has a running clock.
    (timeUp ? clock.usedMs === form.limitMs : clock.usedMs < form.limitMs) &&
    running === (clock.markedAt !== null) &&
    // Half a millisecond for the rounding of fractions, should a caller's clock have them.
    sheets.reduce((sum, sheet) => sum + sheet.spentMs, 0) <= clock.usedMs + 0.5
  );
}

function isSoundSheet({ response, crossedOut }: Sheet): boolean {
  return (
    new Set(crossedOut).size === crossedOut.length &&
    !(response.state === 'chosen' && crossedOut.includes(response.letter))
  );
}
