import { useLocation } from 'react-router-dom';
import { courseLengths, courses } from '@/domain/plan/courses/course';
import { CoursePage } from '@/features/planning/courses/CoursePage';
import { site } from '@/site';

/** One page serves all three courses: three page modules would add code to every page. */
export default function TermCoursePage() {
  const { pathname } = useLocation();
  const weeks = courseLengths.find((each) => pathname.startsWith(site[courses[each].page].path));
  return weeks === undefined ? null : <CoursePage key={weeks} weeks={weeks} />;
}
