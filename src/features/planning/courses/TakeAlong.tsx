import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { courses, type CourseWeeks } from '@/domain/plan/course';
import { coursePlan } from '@/domain/plan/course-plan';
import type { IsoDay } from '@/lib/calendar';
import { printWhole } from '@/lib/printWhole';
import { site } from '@/site';
import { DensePrintStyles } from '@/ui/page/DensePrintStyles';
import { PrintStyles } from '@/ui/page/PrintStyles';
import { CalendarButton } from '../CalendarButton';
import { planEvents } from '../planner/calendarEvents';

interface TakeAlongProps {
  readonly weeks: CourseWeeks;
  readonly monday: IsoDay;
}

/** The days of a course as a calendar file, and on paper. */
export function TakeAlong({ weeks, monday }: TakeAlongProps) {
  return (
    <>
      <PrintStyles />
      <DensePrintStyles />
      <CalendarButton
        fileName={`ssat-course-${weeks}-weeks-${monday}`}
        name={`SSAT: ${site[courses[weeks].page].heading}`}
        events={() => planEvents(coursePlan(weeks, monday), monday)}
      />
      <Button variant="outlined" startIcon={<Print />} onClick={() => void printWhole()}>
        Print
      </Button>
    </>
  );
}
