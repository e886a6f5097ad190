import { NeedsScripts } from '@/ui/page/NeedsScripts';

/** In the place of an exercise, where no scripts run; the same words everywhere, which costs a document next to nothing. */
export function PartNeedsScripts() {
  return <NeedsScripts>This part needs JavaScript. Turn it on, then reload the page.</NeedsScripts>;
}
