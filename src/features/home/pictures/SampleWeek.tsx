import Box from '@mui/material/Box';
import { homeText } from '@/data/texts/home';
import { activityTitle } from '@/domain/plan/activity-title';
import { weeksOf } from '@/domain/plan/weeks/by-week';
import { sectionOfActivity } from '@/domain/plan/activity-section';
import { planFrom } from '@/domain/plan/weeks/plan';
import { addDays, type IsoDay, weekdayIndex } from '@/lib/calendar';
import { hoursAndMinutes } from '@/lib/format';
import { site } from '@/site';
import { Dot } from '@/ui/cards/Dot';
import { sectionDot } from '@/ui/sectionColor';
import { Picture } from './Picture';

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
/** Whichever Monday: the days are shown without dates. */
const someMonday: IsoDay = '2024-01-01';
/** The third week has a whole test. */
const shownWeek = 2;

const planned = planFrom({
  today: someMonday,
  testDate: addDays(someMonday, 26),
  minutesPerDay: 60,
  restDays: [6],
  gaps: { verbal: null, quantitative: null, reading: null },
  taken: [],
  measured: false,
});
const week = planned.state === 'made' ? weeksOf(planned.plan.entries)[shownWeek] : undefined;

/** A week of the four-week course, day by day. */
export function SampleWeek() {
  return (
    <Picture title={`${site.course4.title}, Week ${shownWeek + 1}`} note={minutesWords(week?.minutes ?? 0)}>
      <Box component="ul" sx={rows}>
        {weekdayNames.map((name, weekday) => {
          const entries = week?.days.find(({ day }) => weekdayIndex(day) === weekday)?.entries ?? [];
          return (
            <li key={name}>
              <strong>{name}</strong>
              <span>
                {entries.length === 0 && homeText.pictures.freeDay}
                {entries.map(({ id, activity, minutes }) => {
                  const section = sectionOfActivity(activity);
                  return (
                    <span key={id} className="entry">
                      <Dot color={section === null ? 'primary.main' : sectionDot(section)} />
                      {activityTitle(activity)}, {minutesWords(minutes)}
                    </span>
                  );
                })}
              </span>
            </li>
          );
        })}
      </Box>
    </Picture>
  );
}

const minutesWords = (minutes: number) => hoursAndMinutes(60_000 * minutes);

const rows = {
  fontSize: '0.9375rem',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr)',
    py: 0.75,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& li:first-of-type': { border: 0 },
  '& li > span': { display: 'flex', flexWrap: 'wrap', columnGap: 2.5, color: 'text.secondary' },
  '& .entry': { display: 'inline-flex', alignItems: 'center', gap: 1, color: 'text.primary' },
} as const;
