import CheckCircle from '@mui/icons-material/CheckCircle';
import Typography from '@mui/material/Typography';
import { formatDay, formatLongDay, keepDatesUnbroken } from '@/lib/text/format';
import { courseCategoryOf } from '@/domain/plan/courses/course-weeks';
import type { CompletedEntries } from '@/domain/plan/schedule/completed-entries';
import { entryPath } from '@/domain/plan/schedule/entry-path';
import { activityTitle } from '@/domain/plan/topics/activity-title';
import { type CalendarDay, calendarDays, type PlanWeek } from '@/domain/plan/weeks/plan-weeks';
import type { IsoDay } from '@/lib/dates/calendar';
import { IconLabel } from '@/ui/marks/IconLabel';
import { DayEntries, DayEntry, TestDayEntry, WeekDay, WeekDays } from '../calendar/WeekDays';
import { entryDoneText, entryDurationText, missedStatusLabel } from './plannerTexts';

/** The facts that all weeks of a plan share. */
export interface WeeksContext {
  /** The plan's first day with entries. */
  readonly first: IsoDay;
  readonly testDate: IsoDay;
  readonly today: IsoDay;
  readonly completed: CompletedEntries;
  /** False if the entries of past days are no longer offered. */
  readonly catchesUp: boolean;
}

/** The days of a week of the plan. An entry links to its activity, as long as it is offered, and is checked once it is done. */
export function PlanWeekDays({ week, context }: { week: PlanWeek; context: WeeksContext }) {
  return (
    <WeekDays>
      {calendarDays(week, context).map((day) => (
        <WeekDay key={day.day} name={formatDay(day.day)} kind={day.kind} isToday={day.day === context.today}>
          <DayContent day={day} context={context} />
        </WeekDay>
      ))}
    </WeekDays>
  );
}

function DayContent({ day, context }: { day: CalendarDay; context: WeeksContext }) {
  const { completed, catchesUp, today } = context;
  if (day.kind === 'test') return <TestDayEntry day={day.day} />;
  if (day.kind === 'outside') return null;
  const isOffered = catchesUp || day.day >= today;
  return (
    <DayEntries label={formatLongDay(day.day)}>
      {day.missed.map((entry) => (
        <DayEntry
          key={entry.id}
          title={activityTitle(entry.activity)}
          note={missedStatusLabel(entry)}
          kind="missed"
          to={null}
        />
      ))}
      {day.entries.map((entry) => {
        const by = completed.get(entry.id);
        const kind = courseCategoryOf(entry.activity);
        return (
          <DayEntry
            key={entry.id}
            title={activityTitle(entry.activity)}
            note={entryDurationText(entry)}
            kind={kind}
            to={isOffered ? entryPath(entry) : null}
            {...(by !== undefined && {
              status: (
                <IconLabel
                  icon={<CheckCircle fontSize="xsmall" />}
                  color={kind === 'test' ? 'inherit' : 'status.good'}
                >
                  <Typography component="span" variant="caption" color="inherit">
                    {keepDatesUnbroken(entryDoneText(by))}
                  </Typography>
                </IconLabel>
              ),
            })}
          />
        );
      })}
    </DayEntries>
  );
}
