import { maxFirstRecallsPerDay, maxSimilarMistakes } from '@/domain/plan/mistakes/error-log';
import { spellOutCount } from '@/lib/text/format';
import { TermList } from '@/ui/cards/TermList';

/** An introduction to the error log, for students without mistakes and while the log is read. */
export function ErrorLogIntroduction() {
  return (
    <TermList
      columns
      terms={[
        {
          term: 'What goes in',
          text: 'Any question you miss, mark as a guess, or leave blank.',
        },
        {
          term: 'Why you missed it',
          text: 'Tap one reason: didn’t know, misread, careless, out of time, guessed, or tempting wrong choice. The log then shows what your mistakes have in common.',
        },
        {
          term: 'When it returns',
          text: `A mistake returns the next day and again a week later, as the same question or one like it. If you get it right both times, it is done. If you miss it, it starts over. After a long test, ${spellOutCount(maxFirstRecallsPerDay)} mistakes return each day. A right answer in a review also counts for up to ${spellOutCount(maxSimilarMistakes - 1)} similar mistakes that are due.`,
        },
        {
          term: 'On paper',
          text: 'Print a retest of your mistakes, with an answer sheet and a separate page of answers.',
        },
      ]}
    />
  );
}
