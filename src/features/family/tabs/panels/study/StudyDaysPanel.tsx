import Typography from '@mui/material/Typography';
import { missingValue } from '@/charts/figure/chartTable';
import { StudyCalendarChart } from '@/charts/StudyCalendarChart';
import type { AsOf } from '@/domain/dashboard/as-of';
import { streakUnitText, type StudyLogWithPlan } from '@/domain/dashboard/study/planned-days';
import {
  calendarBounds,
  studiedDaysText,
  studyCalendar,
  studyCalendarText,
} from '@/domain/dashboard/study/study-calendar';
import { notesCellText, notesIn, notesSummaryText } from '@/domain/dashboard/notes/note-texts';
import type { Learner } from '@/domain/learner/learner';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatCount } from '@/lib/text/format';
import { useIsPresenting } from '../../../frame/usePresentation';
import { DayCells } from './DayCells';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';

/**
 * Up to this many days are shown as separate cells, because a calendar would show only a few specks; more in a presentation, where a
 * calendar of a few weeks would leave most of the slide empty.
 */
const mostCells = { page: 14, presentation: 28 } as const;
const columns = ['Day', 'Hours', 'What was done'] as const;
const noteColumn = 'Note';

interface StudyDaysPanelProps {
  readonly learner: StudyLogWithPlan & Pick<Learner, 'profile' | 'notes'>;
  /** The first day of study with any subject, if the log has only one subject's. */
  readonly since?: IsoDay | null;
  readonly asOf: AsOf;
  readonly onOpen: (day: IsoDay) => void;
}

/** The study days so far. From the third week on, shown as a calendar of the newest weeks with the current streak outlined. */
export function StudyDaysPanel({ learner, since = null, asOf, onOpen }: StudyDaysPanelProps) {
  const calendar = studyCalendar(learner, asOf, { since });
  const isPresenting = useIsPresenting();
  if (calendar === null)
    return (
      <Panel title="Study Days">
        <EmptyState
          preview="cells"
          title="No study days yet"
          text="Each day with practice is marked here, from the first session on."
        />
      </Panel>
    );
  const { days, streak } = calendar;
  const folded = studiedDaysText(calendar);
  const noted = notesIn(learner.notes, days[0]?.day ?? asOf.day, asOf.day);
  const summary = `${studyCalendarText(calendar)}${notesSummaryText(noted, asOf.day)}`;
  if (days.length <= mostCells[isPresenting ? 'presentation' : 'page'])
    return (
      <Panel title="Study Days" control={`${formatCount(days.length, 'day')} so far`} folded={folded}>
        {/* The line above a slide says the same. */}
        {!isPresenting && (
          <Typography variant="secondary" sx={{ mb: 2 }}>
            {summary}
          </Typography>
        )}
        <DayCells days={days} today={asOf.day} isTall={isPresenting} onOpen={onOpen} />
      </Panel>
    );
  return (
    <Panel
      title="Study Days"
      control={`${formatCount(Math.ceil(days.length / 7), 'week')}, hours a day`}
      folded={folded}
    >
      <StudyCalendarChart
        name="Study hours by day"
        summary={summary}
        days={days.map(({ day, minutes, test, description }) => {
          const note = notesCellText(noted, day, day);
          return {
            day,
            hours: minutes / 60,
            hasTest: test === 'full test',
            hasNote: note !== '',
            cells: noted.length === 0 ? [description] : [description, note === '' ? missingValue : note],
          };
        })}
        bounds={calendarBounds(learner, days)}
        streak={
          streak === null
            ? null
            : {
                from: streak.from,
                to: streak.to,
                label: `${formatCount(streak.days, 'day')} ${streakUnitText(streak.days)}`,
              }
        }
        columns={noted.length === 0 ? columns : [...columns, noteColumn]}
        onOpen={(index) => {
          const opened = days[index];
          if (opened !== undefined) onOpen(opened.day);
        }}
      />
    </Panel>
  );
}
