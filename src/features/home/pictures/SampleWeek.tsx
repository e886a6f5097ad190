import Box from '@mui/material/Box';
import { courseWeeksOf } from '@/data/courses/courseDays';
import { homeText } from '@/data/texts/pages/home';
import { activityTitle } from '@/domain/plan/topics/activity-title';
import { sectionOfActivity } from '@/domain/plan/topics/activity-section';
import { formatMinutes, weekdayNames } from '@/lib/text/format';
import { site } from '@/site';
import { Dot } from '@/ui/marks/Dot';
import { sectionDotColor } from '@/ui/sectionColor';
import { ProductPicture } from './ProductPicture';

/** The index of the third week, which includes a full test. */
const shownWeek = 2;
const week = courseWeeksOf(4)[shownWeek];

export function SampleWeek() {
  return (
    <ProductPicture
      title={`${site.course4.heading}, Week ${shownWeek + 1}`}
      note={formatMinutes(week?.minutes ?? 0)}
    >
      <Box component="ul" sx={rows}>
        {weekdayNames.map((name, weekday) => {
          const entries = week?.days[weekday]?.entries ?? [];
          return (
            <li key={name}>
              <strong>{name.slice(0, 3)}</strong>
              <span>
                {entries.length === 0
                  ? homeText.pictures.freeDay
                  : entries.map(({ activity, minutes }) => {
                      const section = sectionOfActivity(activity);
                      return (
                        <span key={activityTitle(activity)} className="entry">
                          <Dot color={section === null ? 'primary.main' : sectionDotColor(section)} />
                          <span>{`${activityTitle(activity)}, ${formatMinutes(minutes)}`}</span>
                        </span>
                      );
                    })}
              </span>
            </li>
          );
        })}
      </Box>
    </ProductPicture>
  );
}

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
  '& .entry': { display: 'inline-flex', alignItems: 'baseline', gap: 1, color: 'text.primary' },
} as const;
