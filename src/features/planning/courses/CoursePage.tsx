import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import { useToday } from '@/data/useToday';
import { courseNeeds, courseTexts } from '@/data/texts/pages/courses';
import { courses, type CourseLength } from '@/domain/plan/courses/course';
import { courseWeeksOf } from '@/data/courses/courseDays';
import { resolveCourseStart } from '@/domain/plan/courses/course-start';
import { testsOfCourse } from '@/domain/plan/courses/course-weeks';
import { once } from '@/lib/memoize';
import { LevelChoice } from '@/ui/controls/LevelChoice';
import { TermList } from '@/ui/cards/TermList';
import { GuidePage } from '@/ui/guide/GuidePage';
import { InlineText } from '@/ui/guide/InlineText';
import { CaptionedTable } from '@/ui/guide/CaptionedTable';
import { useHydrated } from '@/ui/loading/useHydrated';
import { CourseCalendar } from './CourseCalendar';
import { CourseTests } from './CourseTests';
import { CourseStartCard } from './CourseStartCard';
import { CourseLegend } from './CourseLegend';
import { courseComparisonTable } from './coursePageTexts';
import { CourseWeeksDrawing } from './CourseWeeksDrawing';

const suits = once(() => ({ 2: courseTexts[2].suits, 4: courseTexts[4].suits, 6: courseTexts[6].suits }));

/** A term course: its audience, start, linked days, tests, and a comparison of the three courses. */
export function CoursePage({ weeks }: { readonly weeks: CourseLength }) {
  const [search] = useSearchParams();
  const { level, choose } = useTestLevel();
  const today = useToday();
  // The document has no dates, because it may be read weeks after the build.
  const start = useHydrated() ? resolveCourseStart(weeks, search.get('start'), today) : null;
  const monday = start?.monday ?? null;
  const calendar = courseWeeksOf(weeks, level);
  const text = courseTexts[weeks];
  return (
    <Box sx={onPaper}>
      <GuidePage
        id={courses[weeks].page}
        area="Term Course"
        text={text}
        wide
        facts={
          <Stack spacing={3}>
            <Box sx={{ displayPrint: 'none' }}>
              <LevelChoice level={level} onChange={choose} />
            </Box>
            <CourseWeeksDrawing weeks={weeks} level={level} />
            <TermList
              columns
              terms={[...text.facts, courseNeeds(weeks, level)].map(({ term, text: words }) => ({
                term,
                text: <InlineText text={words} />,
              }))}
            />
          </Stack>
        }
        card={<CourseStartCard weeks={weeks} level={level} start={start} />}
        pieces={{
          days: (
            <>
              <CourseLegend weeks={weeks} level={level} />
              <CourseCalendar calendar={calendar} texts={text.weeks[level]} monday={monday} />
            </>
          ),
          tests: <CourseTests weeks={weeks} tests={testsOfCourse(calendar)} monday={monday} />,
          compared: <CaptionedTable {...courseComparisonTable(weeks, level, suits())} />,
        }}
      />
    </Box>
  );
}

/** Prints the days and the tests, but not the choice between courses. */
const onPaper = {
  '@media print': {
    '& section': {
      '&[aria-labelledby=compared], &[aria-labelledby=good-to-know], &[aria-labelledby=next]': {
        display: 'none',
      },
    },
  },
} as const;
