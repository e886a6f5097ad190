import { milestoneDays } from '@/domain/plan/schedule/milestones';
import { formatCount } from '@/lib/text/format';
import { Drawing } from './Drawing';
import { TimeDots } from './TimeDots';

const daysBefore = [...new Set(Object.values(milestoneDays))].toSorted((a, b) => b - a);
const first = Math.max(...daysBefore);

const weeksBefore = (days: number) => formatCount(days / 7, 'week');

/** The first day, and the week before the test: those between are too close to each other for their names. */
const isNamed = (days: number) => days === first || days === 7;

/** The tasks before the test, each on its day, up to the day of the test. */
export function MilestoneLine() {
  return (
    <Drawing
      name={`The days on which something is due before the test: the first ${weeksBefore(first)} ahead, the last on the day of the test.`}
    >
      <TimeDots
        towardEnd
        dots={daysBefore.map((days) => ({
          day: first - days,
          mark: days === 0 ? 'flag' : 'dot',
          ...(days === 0 ? { label: 'test day' } : isNamed(days) && { label: weeksBefore(days) }),
        }))}
      />
    </Drawing>
  );
}
