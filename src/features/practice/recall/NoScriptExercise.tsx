import { NoScriptNotice } from '@/ui/page/NoScriptNotice';

/** Replaces an exercise when scripts are off; the same text everywhere, which adds almost nothing to a document. */
export function NoScriptExercise() {
  return <NoScriptNotice>This part needs JavaScript. Turn it on, then reload the page.</NoScriptNotice>;
}
