import { type RefObject, useRef, useState } from 'react';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { noReviewFilters, type ReviewFilters } from '../../reviewFilters';

/** The filters of a report's questions, and the heading to go to when a button elsewhere sets them. */
export interface QuestionFilters {
  readonly filters: ReviewFilters;
  readonly onFilters: (filters: ReviewFilters) => void;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

const mistakesOnly: ReviewFilters = { ...noReviewFilters, verdict: 'not-right' };

/** Returns the filters, and a function that sets them and goes to the questions. A report opens with those not answered right. */
export function useQuestionFilters() {
  const [filters, onFilters] = useState(mistakesOnly);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const questions: QuestionFilters = { filters, onFilters, headingRef };
  const showQuestions = (wanted: Partial<ReviewFilters>) => {
    onFilters({ ...mistakesOnly, ...wanted });
    headingRef.current?.scrollIntoView({ block: 'start' });
    focusElement(headingRef.current);
  };
  return { questions, showQuestions };
}
