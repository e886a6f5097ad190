/** Texts on the printable sheets (/ssat-materials) that aren't generated from rules or lists. */
export const sheetTexts = {
  answers: {
    line: 'Fill in one circle for each question. To skip a question, leave its row empty.',
    blanks: ['Name', 'Date', 'Test'],
    scored: ['Right', 'Wrong', 'Blank'],
    notScored: 'Not scored',
  },
  words: {
    head: ['Word', 'Meaning', 'Where it comes from'],
    ownSentence: 'A sentence of your own',
    lookAlike: 'Not in this family',
  },
  relations: {
    line: 'First say the sentence that connects the two words. Then look at the choices.',
    head: ['Relation', 'Example', 'Trap'],
  },
  formulas: { line: 'Cover the lines in bold type, recall them, and check.' },
  checklist: {
    blanks: ['Test date', 'Test center', 'Arrive by', 'Leave home by'],
    dayBefore: 'The day before',
    bring: 'Bring',
    leaveHome: 'Leave at home',
    testDay: 'On test day',
    below: ['Where we meet after the test', 'Notes'],
    note: 'The times come from copies of the test maker’s pages that we read in November 2026. Check ssat.org for what the test center requires.',
  },
  readingLog: {
    line: 'The four kinds of passages:',
    head: ['Date', 'Title and author', 'Kind', 'Minutes', 'The point, in one sentence', 'New words'],
  },
  week: {
    blanks: ['Week of', 'Goal, in hours'],
    day: 'Day',
    planned: 'Minutes planned',
    done: 'Minutes done',
    below: ['What went well', 'What to do differently next week'],
  },
} as const;
