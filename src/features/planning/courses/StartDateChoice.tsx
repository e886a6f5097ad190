import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { courses, type CourseLength } from '@/domain/plan/courses/course';
import type { CourseStart } from '@/domain/plan/courses/course-start';
import { keepDatesUnbroken } from '@/lib/text/format';
import { pathOf } from '@/site';
import { DateChoice } from '../DateChoice';
import { courseSpanSentence, courseWeekdaysText, startNoticeText } from './coursePageTexts';

interface StartDateChoiceProps {
  readonly weeks: CourseLength;
  /** Null in the document, which has no dates. */
  readonly start: CourseStart | null;
}

/** Chooses the Monday on which the course starts, which is kept in the address, and shows when the course ends. */
export function StartDateChoice({ weeks, start }: StartDateChoiceProps) {
  const navigate = useNavigate();
  const { page } = courses[weeks];
  const notice = start === null ? null : startNoticeText(start);
  return (
    <>
      <Box sx={{ displayPrint: 'none' }}>
        <DateChoice
          page={page}
          name="start"
          label="Start On"
          submit="Show dates"
          variant="outlined"
          date={start?.monday ?? null}
          onChoose={(chosen) =>
            void navigate(pathOf(page, { search: { start: chosen } }), { preventScrollReset: true })
          }
        />
      </Box>
      {notice !== null && (
        <Alert severity="warning" role="alert" sx={{ mt: 2 }}>
          {notice}
        </Alert>
      )}
      <Typography variant="secondary" role="status" sx={{ mt: 1.5, minHeight: '2lh' }}>
        {start === null ? courseWeekdaysText : keepDatesUnbroken(courseSpanSentence(weeks, start.monday))}
      </Typography>
    </>
  );
}
