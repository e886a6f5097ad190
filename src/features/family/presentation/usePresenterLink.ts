import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  openPresenterChannel,
  type PresenterChannel,
  type PresenterMessage,
  type ShownSlides,
} from '@/data/presenter/presenterChannel';
import { presenterParam } from '@/data/presenter/presentationId';
import { newId } from '@/lib/browser/newId';

/** A second press shows the window again, as long as it is open. */
const windowName = 'presenter';
const windowFeatures = 'popup,width=1100,height=760';

/**
 * Connects a presentation with its presenter view, to which it says what it shows, and from which `onMessage` gets the moves.
 * Returns the function that opens the view, which returns false if the browser has no channels or blocks the window.
 */
export function usePresenterLink(
  shown: Omit<ShownSlides, 'type' | 'startedMs'>,
  onMessage: (message: PresenterMessage) => void,
): () => boolean {
  const [{ id, startedMs }] = useState(() => ({ id: newId(), startedMs: Date.now() }));
  const channel = useRef<PresenterChannel | null>(null);
  const postShown = useEffectEvent(() => channel.current?.post({ type: 'shown', startedMs, ...shown }));
  const onReceived = useEffectEvent((message: PresenterMessage) => {
    if (message.type === 'opened') postShown();
    else onMessage(message);
  });
  useEffect(() => {
    const opened = openPresenterChannel(id, (message) => onReceived(message));
    channel.current = opened;
    const end = () => opened?.post({ type: 'ended' });
    // The effects of a page that closes aren't cleaned up.
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
      opened?.close();
      channel.current = null;
    };
  }, [id]);
  // After each render, because one follows from each change of what is shown.
  useEffect(() => postShown());

  return () => {
    if (channel.current === null) return false;
    const { origin, pathname, search } = window.location;
    const address = new URL(pathname + search, origin);
    address.searchParams.set(presenterParam, id);
    return window.open(address, windowName, windowFeatures) !== null;
  };
}
