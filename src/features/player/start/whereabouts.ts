import { type Attempt, remainingMs } from '@/domain/exam/attempt';
import { partTitle } from '@/domain/exam/catalog/parts';
import { wordCount } from '@/domain/exam/essay';
import { attemptTally, sectionPlace } from '@/domain/exam/progress';
import { clock, count } from '@/lib/format';
import { isEndless } from '../drill/drill';

/**
 * How far along an attempt is, in words: "in section 3 of 5, Reading, question 12 of 40, with 27:40 left". A single section is the test itself,
 * so it isn't named again: "at question 4 of 10".
 */
export function whereabouts(attempt: Attempt): string {
  const { form, part, parts, phase } = attempt;
  const state = parts[part];
  const id = form.parts[part]?.id ?? '';
  const { place, of } = sectionPlace(form.parts, part);
  const where = of > 1 ? `section ${place} of ${of}, ${partTitle(id)}` : partTitle(id);
  if (state?.kind === 'break') return `in the break after section ${place} of ${of}`;
  if (phase.name === 'directions') return `before ${where}`;
  const question =
    state?.kind === 'section'
      ? `question ${state.current + 1}${isEndless(form) ? '' : ` of ${state.items.length}`}`
      : '';
  const left = remainingMs(attempt, { utcMs: 0, monotonicMs: 0, offsetMinutes: 0 });
  const at =
    of > 1 || question === '' ? [`in ${where}`, question].filter(Boolean).join(', ') : `at ${question}`;
  return `${at}${left === null ? '' : `, with ${clock(left)} left`}`;
}

interface WorkWords {
  /** "3 of 30 questions answered". */
  readonly done: string;
  /** What would go with the attempt: "3 answers". */
  readonly lost: string;
  /** What is kept where the attempt ends as it is: "your 3 answers count". */
  readonly counts: string;
  /** Said of an attempt of which nothing is missing. */
  readonly complete: string;
}

/** What was done in an attempt, in words: answers, or words where it asks no question. */
export function workWords(attempt: Attempt): WorkWords {
  const { answered, questions } = attemptTally(attempt);
  if (questions > 0)
    return {
      done: isEndless(attempt.form)
        ? `${count(answered, 'question')} answered`
        : `${answered} of ${count(questions, 'question')} answered`,
      lost: count(answered, 'answer'),
      counts: answered === 1 ? 'your answer counts' : `your ${answered} answers count`,
      complete: 'All your answers are here.',
    };
  const words = attempt.parts.reduce(
    (sum, part) => sum + (part.kind === 'essay' ? wordCount(part.text) : 0),
    0,
  );
  return {
    done: `${count(words, 'word')} written`,
    lost: count(words, 'word'),
    counts: 'what you wrote is kept',
    complete: 'All your words are here.',
  };
}
