/** The wording of the events that record-events.ts finds. */
import { assertUnreachable } from '@/lib/assert';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatDateNear, formatNumber, formatRange } from '@/lib/text/format';
import { compareBandToTarget } from '@/domain/learner/section-score';
import type { RecordEvent } from './record-events';
import { testName } from './test-history';

const besideTarget = {
  above: ', above the target',
  near: ', too close to the target to tell',
  below: ', below the target',
} as const;

/** Returns an event's title and a second line with its date and figure. */
export function recordEventText(
  event: RecordEvent,
  today: IsoDay,
): { readonly title: string; readonly detail: string } {
  const date = formatDateNear(event.day, today);
  switch (event.kind) {
    case 'first test':
      return {
        title: `First ${testName(event.score.test).toLowerCase()}`,
        detail: `${date}: ${formatRange(event.score)}${
          event.target === null ? '' : besideTarget[compareBandToTarget(event.score, event.target)]
        }`,
      };
    case 'practice':
      return {
        title: 'Practice on most days',
        detail: `since ${date}: ${formatNumber(event.kept)} of ${formatNumber(event.weeks)} weeks`,
      };
    case 'mistakes':
      return {
        title: 'Old mistakes answered right',
        detail: `${formatNumber(event.right)} by ${date}, in ${formatNumber(event.reviews)} reviews`,
      };
    case 'above target':
      return {
        title: 'Whole range above the target',
        detail: `${date}: ${formatNumber(event.score.low)} at its low end`,
      };
    default:
      return assertUnreachable(event);
  }
}
