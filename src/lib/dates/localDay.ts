import { addDays } from './calendar';
import { createClockSignal } from './createClockSignal';
import { localDayAt, localEpochMs } from './localTime';

/**
 * The local day, which changes at midnight even on a page that stays open. Counts days on the calendar, so they may last 23
 * hours.
 */
export const localDay = createClockSignal(localDayAt, (nowMs) => localEpochMs(addDays(localDayAt(nowMs), 1)));
