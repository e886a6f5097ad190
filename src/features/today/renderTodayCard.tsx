import { TodayCardReader } from './TodayCardReader';

/** Renders the card with today's task, for a feature that decides its size: the small one lists the day's tasks. */
export function renderTodayCard(isSmall: boolean) {
  return <TodayCardReader isSmall={isSmall} />;
}
