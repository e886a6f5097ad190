import { NoScriptNotice } from '@/ui/page/NoScriptNotice';

/**
 * Replaces an exercise when scripts are off. The text is the same everywhere, so that repeating it adds almost nothing to a
 * compressed document.
 */
export function NoScriptExercise() {
  return <NoScriptNotice>This part needs JavaScript. Turn it on, then reload the page.</NoScriptNotice>;
}
