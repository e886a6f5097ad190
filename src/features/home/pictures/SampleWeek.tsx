import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { courseWeeksOf } from '@/data/courses/courseDays';
import { homeText } from '@/data/texts/pages/home';
import { defaultLevel } from '@/domain/exam/level/level-id';
import type { CourseEntry } from '@/domain/plan/courses/course-weeks';
import { activityTitle } from '@/domain/plan/topics/activity-title';
import { sectionOfActivity } from '@/domain/plan/topics/activity-section';
import { formatMinutes, weekdayNames } from '@/lib/text/format';
import { site } from '@/site';
import { Dot } from '@/ui/marks/Dot';
import { sectionDotColor } from '@/ui/sectionColor';
import { ProductPicture } from './ProductPicture';

/** The index of the third week, which includes a full test. */
const shownWeek = 2;
const week = courseWeeksOf(4, defaultLevel)[shownWeek];

export function SampleWeek() {
  return (
    <ProductPicture
      title={`${site.course4.heading}, Week ${shownWeek + 1}`}
      note={formatMinutes(week?.minutes ?? 0)}
    >
      <List>
        {weekdayNames.map((name, weekday) => (
          <ListItem key={name} divider sx={{ py: 0.75, alignItems: 'baseline' }}>
            <Typography variant="subtitle2" sx={{ width: '3.5rem', flexShrink: 0 }}>
              {name.slice(0, 3)}
            </Typography>
            <Entries entries={week?.days[weekday]?.entries ?? []} />
          </ListItem>
        ))}
      </List>
    </ProductPicture>
  );
}

function Entries({ entries }: { readonly entries: readonly CourseEntry[] }) {
  if (entries.length === 0) return <Typography variant="secondary">{homeText.pictures.freeDay}</Typography>;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2.5 }}>
      {entries.map(({ activity, minutes }) => {
        const section = sectionOfActivity(activity);
        return (
          <Stack key={activityTitle(activity)} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Dot color={section === null ? 'primary.main' : sectionDotColor(section)} />
            <Typography variant="body2">{`${activityTitle(activity)}, ${formatMinutes(minutes)}`}</Typography>
          </Stack>
        );
      })}
    </Stack>
  );
}
