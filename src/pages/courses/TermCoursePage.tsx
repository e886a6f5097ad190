import { useLocation } from 'react-router-dom';
import { courseLengths, courses } from '@/domain/plan/course';
import { CoursePage } from '@/features/planning/courses/CoursePage';
import { site } from '@/site';

/** The three courses are one page under three addresses: as three, they would bring code of theirs to every page. */
export default function TermCoursePage() {
  const { pathname } = useLocation();
  const weeks = courseLengths.find((each) => pathname.startsWith(site[courses[each].page].path));
  return weeks === undefined ? null : <CoursePage key={weeks} weeks={weeks} />;
}
