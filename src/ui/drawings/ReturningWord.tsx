import { sectionColors } from '@/ui/colors';
import { Drawing } from './Drawing';
import { TimeDots } from './TimeDots';

/** Days after the first answer on which a word returns that is always known; a test compares them with the rules. */
export const wordReturnDays = [2, 13, 59] as const;

/** A word that returns after longer and longer breaks. */
export function ReturningWord() {
  return (
    <Drawing name="A word returns after a few days, then after weeks, then after months, as long as you know it.">
      <TimeDots
        returns
        color={sectionColors.verbal}
        dots={[
          { day: 0, mark: 'dot', label: 'new' },
          ...wordReturnDays.map((day, index) => ({
            day,
            mark: 'dot' as const,
            label: ['days', 'weeks', 'months'][index] ?? '',
          })),
        ]}
      />
    </Drawing>
  );
}
