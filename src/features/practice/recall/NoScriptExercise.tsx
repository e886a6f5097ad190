import { NoScriptNotice } from '@/ui/page/NoScriptNotice';

/** In the place of an exercise, where no scripts run; the same words everywhere, which costs a document next to nothing. */
export function NoScriptExercise() {
  return <NoScriptNotice>This part needs JavaScript. Turn it on, then reload the page.</NoScriptNotice>;
}
