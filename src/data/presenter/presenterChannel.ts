/**
 * Messages between a presentation and its presenter view, which is a window of the same site. Each presentation has a channel of its
 * own, named by a random id. Messages in any other form are ignored.
 */
import * as v from 'valibot';

const slideSchema = v.object({ name: v.string(), topic: v.string(), message: v.string(), note: v.string() });

const shownSchema = v.pipe(
  v.object({
    type: v.literal('shown'),
    slides: v.pipe(v.array(slideSchema), v.readonly()),
    /** The index of the current slide. */
    at: v.pipe(v.number(), v.integer(), v.minValue(0)),
    isBlank: v.boolean(),
    /** The search parameters of the presentation's address, and the ids of the family and the child that it shows. */
    search: v.string(),
    family: v.string(),
    child: v.string(),
    /** The start of the presentation, in epoch milliseconds. */
    startedMs: v.number(),
  }),
  v.check(({ at, slides }) => at < slides.length),
);

const messageSchema = v.union([
  /** From the presentation: what it shows now. */
  shownSchema,
  /** From the presentation: it has ended. */
  v.object({ type: v.literal('ended') }),
  /** From the presenter view: it has opened and asks what is shown. */
  v.object({ type: v.literal('opened') }),
  /** From the presenter view: a key or a button for the presentation. */
  v.object({ type: v.literal('go'), to: v.picklist(['next', 'back', 'first', 'last']) }),
  v.object({ type: v.literal('blank') }),
]);

export type ShownSlides = v.InferOutput<typeof shownSchema>;
export type PresenterMessage = v.InferOutput<typeof messageSchema>;

/** Returns null for a message in any other form. */
export function parsePresenterMessage(message: unknown): PresenterMessage | null {
  const { success, output } = v.safeParse(messageSchema, message);
  return success ? output : null;
}

export interface PresenterChannel {
  readonly post: (message: PresenterMessage) => void;
  readonly close: () => void;
}

/** Opens one end of a presentation's channel; null in a browser without channels. */
export function openPresenterChannel(
  id: string,
  listener: (message: PresenterMessage) => void,
): PresenterChannel | null {
  if (!('BroadcastChannel' in window)) return null;
  const channel = new BroadcastChannel(`larkfield presentation ${id}`);
  channel.addEventListener('message', ({ data }) => {
    const message = parsePresenterMessage(data);
    if (message !== null) listener(message);
  });
  return {
    // A channel only reaches this origin, so postMessage takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
