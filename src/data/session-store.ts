/**
 * Keeps a session through a reload or a crash: in the tab by default, on the device only where the student chose so.
 * Nothing here throws: a blocked or full storage means that nothing is kept, and the test goes on.
 */
import * as v from 'valibot';
import { letters } from '@/domain/exam/item';
import type { Session } from '@/domain/exam/session';

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
    seed: index,
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
  const open = (read: () => Storage): Store | null => {
    try {
      return read();
    } catch {
      return null;
    }
  };
  if (typeof window === 'undefined') return { tab: null, device: null };
  return { tab: open(() => window.sessionStorage), device: open(() => window.localStorage) };
}

/** Keeps a session in one place and nowhere else. Gives false when it could not be kept. */
export function saveSession(session: Session, place: Place, stores: Stores = browserStores()): boolean {
  const key = keyOf(session.form.planId);
  try {
    stores[place === 'tab' ? 'device' : 'tab']?.removeItem(key);
    stores[place]?.setItem(key, JSON.stringify({ version, session }));
    return stores[place] !== null;
  } catch {
    return false;
  }
}

/**
 * Gives the session kept for a plan. `damaged` when something is there that can't be a session of these items: it is
 * removed, and the screen says so.
 */
export function loadSession(
  planId: string,
  knownIds: ReadonlySet<string>,
  stores: Stores = browserStores(),
): Loaded {
  for (const place of places) {
    const text = read(stores[place], keyOf(planId));
    if (text === null) continue;
    const session = parse(text);
    if (session !== null && isSound(session, planId, knownIds)) return { state: 'found', session, place };
    forgetSession(planId, stores);
    return { state: 'damaged' };
  }
  return { state: 'none' };
}

/** Removes what is kept for a plan, wherever it is. */
export function forgetSession(planId: string, stores: Stores = browserStores()): void {
  for (const place of places) {
    try {
      stores[place]?.removeItem(keyOf(planId));
    } catch {
      // A storage that can't be written to keeps nothing of ours either.
    }
  }
}

function read(store: Store | null, key: string): string | null {
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

/** What the shape alone can't say: the pieces belong together. */
function isSound(
  { form, sheets, current, clock }: Session,
  planId: string,
  knownIds: ReadonlySet<string>,
): boolean {
  return (
    form.planId === planId &&
    form.itemIds.length === sheets.length &&
    new Set(form.itemIds).size === form.itemIds.length &&
    form.itemIds.every((id) => knownIds.has(id)) &&
    current < sheets.length &&
    clock.usedMs <= form.limitMs
  );
}
