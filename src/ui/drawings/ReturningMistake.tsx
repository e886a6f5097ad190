import { recallIntervalDays } from '@/domain/plan/mistakes/error-log';
import { formatCount, formatList } from '@/lib/text/format';
import { Drawing } from './Drawing';
import { TimeDots } from './TimeDots';

/** The days on which a mistake returns, each counted from the one before. */
export const recallLabels: readonly string[] = recallIntervalDays.map((days) => formatCount(days, 'day'));

/** A mistake, and the days on which it returns until it was right each time. */
export function ReturningMistakeDots() {
  return (
    <TimeDots
      returns
      dots={[
        { day: 0, mark: 'wrong', label: 'today' },
        ...recallIntervalDays.map((_, index) => ({
          day: recallIntervalDays.slice(0, index + 1).reduce<number>((sum, days) => sum + days, 0),
          mark: 'right' as const,
          label: recallLabels[index] ?? '',
        })),
      ]}
    />
  );
}

/** The same dots, with a name. */
export function ReturningMistake() {
  return (
    <Drawing
      name={`A question missed today returns after ${formatList(recallLabels)} more, and is done once the student gets it right each time.`}
    >
      <ReturningMistakeDots />
    </Drawing>
  );
}
