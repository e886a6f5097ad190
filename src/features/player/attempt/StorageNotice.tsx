import type { Place } from '@/data/record/api';
import { Callout } from '@/ui/cards/Callout';

/** Says what a reload or a closed tab would lose, where that is more than the student was promised. */
export function StorageNotice({ place, keeps }: { place: Place; keeps: boolean }) {
  if (place === 'memory')
    return (
      <Callout tone="warning">
        This browser has no room for your answers, or does not let the site save them. You can still go on,
        but if you reload the page or close the tab, you will lose them.
      </Callout>
    );
  if (place === 'tab' && keeps)
    return (
      <Callout tone="warning">
        This device has no room for your answers, so they are saved in this tab only. Reloading loses nothing,
        but closing the tab loses them.
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
        ? 'This browser has no room for your result, or does not let the site save it. Read or print it now: if you reload the page or close the tab, you will lose it.'
        : 'This device has no room for your result, so it is saved in this tab only. Read or print it before you close the tab.'}
    </Callout>
  );
}
