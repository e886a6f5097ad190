import type { Milestone } from '@/domain/plan/schedule/milestones';
import type { IsoDay } from '@/lib/dates/calendar';
import { CalendarButton } from '../CalendarButton';
import { fixedCalendar } from '../fixedCalendar';
import { milestoneEvents } from './milestoneEvents';

interface MilestonesButtonProps {
  readonly milestones: readonly Milestone[];
  readonly testDate: IsoDay;
}

/** Saves the upcoming milestones as a calendar file. */
export function MilestonesButton({ milestones, testDate }: MilestonesButtonProps) {
  return (
    <CalendarButton
      fileName={`ssat-countdown-${testDate}`}
      name="SSAT countdown"
      contents={(writtenMs) => fixedCalendar(milestoneEvents(milestones, testDate), writtenMs)}
    />
  );
}
