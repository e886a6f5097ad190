import { uprightPhone } from '@/ui/page/mediaQueries';

/** Attribute of the document while this page's learner has a record. The first script and the shell set it. */
export const recordAttribute = 'data-record';

/** CSS selector for elements of a document with that attribute, for styles that apply from the first paint. */
export const recordSelector = `html[${recordAttribute}] &`;

/**
 * Returns styles that apply where the student's bar is at the bottom of the screen, which replaces the row of the student's pages
 * under the header: on a phone held upright, for learners with a record. They apply from the first paint.
 */
export const withStudentBar = <Styles extends object>(styles: Styles) => ({
  [uprightPhone]: { [recordSelector]: styles },
});
