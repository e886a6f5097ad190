import { uprightPhone } from '@/ui/page/mediaQueries';

/** Attribute of the document while this page's learner has a record. The first script and the shell set it. */
export const recordAttribute = 'data-record';

/**
 * Returns styles that apply where the student's bar is at the bottom of the screen, which replaces the row of the student's pages
 * under the header: on a phone held upright, for learners with a record. They apply from the first paint.
 */
export const withStudentBar = <Styles extends object>(styles: Styles) => ({
  [uprightPhone]: { [`html[${recordAttribute}] &`]: styles },
});
