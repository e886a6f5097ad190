import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { planIdOf } from '@/domain/exam/catalog/plan-parts';
import type { LevelId } from '@/domain/exam/level/level-id';
import { courses, type CourseLength } from '@/domain/plan/courses/course';
import { buildCoursePlan } from '@/domain/plan/courses/course-plan';
import type { IsoDay } from '@/lib/dates/calendar';
import { printWholePage } from '@/lib/browser/printing';
import { site } from '@/site';
import { DensePrintStyles } from '@/ui/print/PrintStyles';
import { CalendarButton } from '../CalendarButton';
import { fixedCalendar } from '../fixedCalendar';
import { planEvents } from '../planner/planEvents';

interface CourseExportButtonsProps {
  readonly weeks: CourseLength;
  readonly level: LevelId;
  /** Null until the dates are known. */
  readonly monday: IsoDay | null;
}

/** Exports the days of a course as a calendar file or on paper. */
export function CourseExportButtons({ weeks, level, monday }: CourseExportButtonsProps) {
  return (
    <>
      <DensePrintStyles />
      <CalendarButton
        fileName={`ssat-course-${weeks}-weeks-${monday}`}
        name={`SSAT: ${site[courses[weeks].page].heading}`}
        disabled={monday === null}
        contents={(writtenMs) =>
          fixedCalendar(monday === null ? [] : courseEvents(weeks, level, monday), writtenMs)
        }
      />
      <Button
        variant="outlined"
        startIcon={<Print />}
        disabled={monday === null}
        onClick={() => void printWholePage()}
      >
        Print
      </Button>
    </>
  );
}

/** The student's own plan may have other work on the same days, so a course's events have IDs of their own. */
function courseEvents(weeks: CourseLength, level: LevelId, monday: IsoDay) {
  const scope = planIdOf(level, `course-${weeks}-${monday}`);
  return planEvents(buildCoursePlan(weeks, level, monday), monday, { scope });
}
