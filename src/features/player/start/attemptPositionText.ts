import { type Attempt, remainingPartMs } from '@/domain/exam/attempts/attempt';
import { partTitle } from '@/domain/exam/catalog/plan-parts';
import { countEssayWords } from '@/domain/exam/essays/essay';
import type { TestForm } from '@/domain/exam/test/form';
import { countAttemptItemStatuses, partPosition } from '@/domain/exam/attempts/attempt-progress';
import type { SectionState } from '@/domain/exam/attempts/section-state';
import { formatClock, formatCount } from '@/lib/text/format';
import { isEndlessForm } from '../drill/pageDrill';

/**
 * Describes an attempt's progress: "in section 3 of 5, Reading, question 12 of 40, with 27:40 left". The title of a single-section
 * test already names the section: "at question 4 of 10".
 */
export function attemptPositionText(attempt: Attempt): string {
  const { form, part, parts, phase } = attempt;
  const state = parts[part];
  const id = form.parts[part]?.id ?? '';
  const { place, of } = partPosition(form.parts, part);
  const where = of > 1 ? `section ${place} of ${of}, ${partTitle(id)}` : partTitle(id);
  if (state?.kind === 'break') return `in the break after section ${place} of ${of}`;
  if (phase.name === 'directions') return `before ${where}`;
  const left = remainingPartMs(attempt, { utcMs: 0, monotonicMs: 0, offsetMinutes: 0 });
  const at = state?.kind === 'section' ? questionPlace(form, state) : null;
  const inPart = at === null ? `in ${where}` : of > 1 ? `in ${where}, ${at}` : `at ${at}`;
  return `${inPart}${left === null ? '' : `, with ${formatClock(left)} left`}`;
}

/** "question 4 of 10"; in an endless drill, "question 4" */
function questionPlace(form: TestForm, { current, items }: SectionState): string {
  return `question ${current + 1}${isEndlessForm(form) ? '' : ` of ${items.length}`}`;
}

interface AttemptWorkTexts {
  /** "3 of 30 questions answered". */
  readonly progress: string;
  /** Lost if the attempt is discarded: "3 answers". */
  readonly lost: string;
  /** Shown if no change is missing: "All your answers are here." */
  readonly complete: string;
}

/** Describes the work done in an attempt: answers, or words if it has no questions. */
export function attemptWorkTexts(attempt: Attempt): AttemptWorkTexts {
  const { answered, questions } = countAttemptItemStatuses(attempt);
  if (questions > 0)
    return {
      progress: isEndlessForm(attempt.form)
        ? `${formatCount(answered, 'question')} answered`
        : `${answered} of ${formatCount(questions, 'question')} answered`,
      lost: formatCount(answered, 'answer'),
      complete: 'All your answers are here.',
    };
  const words = attempt.parts.reduce(
    (sum, part) => sum + (part.kind === 'essay' ? countEssayWords(part.text) : 0),
    0,
  );
  return {
    progress: `${formatCount(words, 'word')} written`,
    lost: formatCount(words, 'word'),
    complete: 'All your words are here.',
  };
}
