import Typography from '@mui/material/Typography';
import { startTransition, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useToday } from '@/data/useToday';
import { courses, type CourseLength } from '@/domain/plan/courses/course';
import { resolveCourseStart } from '@/domain/plan/courses/course-start';
import type { IsoDay } from '@/lib/dates/calendar';
import { keepDatesUnbroken } from '@/lib/text/format';
import { pathOf } from '@/site';
import { Callout } from '@/ui/cards/Callout';
import { DateChoice } from '../DateChoice';
import { courseSpanSentence, startNoticeText } from './courseStartTexts';

interface StartDateChoiceProps {
  readonly weeks: CourseLength;
  readonly onMonday: (monday: IsoDay) => void;
}

/** Chooses the Monday on which the course starts, which is kept in the address, and shows when the course ends. */
export function StartDateChoice({ weeks, onMonday }: StartDateChoiceProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { page } = courses[weeks];
  const start = resolveCourseStart(weeks, search.get('start'), useToday());
  const { monday } = start;
  // Up to 42 days render again with their dates, so this is a transition: taps meanwhile still get a response.
  useEffect(() => startTransition(() => onMonday(monday)), [monday, onMonday]);
  const notice = startNoticeText(start);
  return (
    <>
      <DateChoice
        page={page}
        name="start"
        label="Start On"
        submit="Show dates"
        variant="outlined"
        date={monday}
        onChoose={(chosen) =>
          void navigate(pathOf(page, { search: { start: chosen } }), { preventScrollReset: true })
        }
      />
      {notice !== null && (
        <Callout tone="warning" urgent mt={2}>
          {notice}
        </Callout>
      )}
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 1.5, minHeight: '2lh' }}>
        {keepDatesUnbroken(courseSpanSentence(weeks, monday))}
      </Typography>
    </>
  );
}
