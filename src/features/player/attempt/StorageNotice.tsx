import type { Place } from '@/data/record/api';
import { Callout } from '@/ui/cards/Callout';

/** Says what a reload or a closed tab would lose, where that is more than the student was promised. */
export function StorageNotice({ place, keeps }: { place: Place; keeps: boolean }) {
  if (place === 'memory')
    return (
      <Callout tone="warning">
        This browser has no room for your answers or does not let the site store any. The test works, but a
        reload or a closed tab would lose it.
      </Callout>
    );
  if (place === 'tab' && keeps)
    return (
      <Callout tone="warning">
        The device has no room for your answers, so they are stored in this tab: a reload loses nothing,
        closing the tab does.
      </Callout>
    );
  return null;
}

/** The same for a finished test. */
export function ResultNotice({ place, keeps }: { place: Place; keeps: boolean }) {
  if (place === 'device' || (place === 'tab' && !keeps)) return null;
  return (
    <Callout tone="warning" mt={2}>
      {place === 'memory'
        ? 'This browser has no room for the result or does not let the site store any: read it now, for a reload or a closed tab loses it.'
        : 'The device has no room for the result, so it is stored in this tab: closing the tab loses it.'}
    </Callout>
  );
}
