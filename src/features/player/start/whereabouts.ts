import { type Attempt, remainingMs } from '@/domain/exam/attempt';
import { partTitle } from '@/domain/exam/catalog';
import { sectionPlace } from '@/domain/exam/progress';
import { clock } from '@/lib/format';

/** Where an attempt stands, in words: "in section 3 of 5, Reading, question 12 of 40, with 27:40 left". */
export function whereabouts(attempt: Attempt): string {
  const { form, part, parts, phase } = attempt;
  const state = parts[part];
  const id = form.parts[part]?.id ?? '';
  const { place, of } = sectionPlace(form.parts, part);
  const where = of > 1 ? `section ${place} of ${of}, ${partTitle(id)}` : partTitle(id);
  if (state?.kind === 'break') return `in the break after section ${place} of ${of}`;
  if (phase.name === 'directions') return `before ${where}`;
  const question =
    state?.kind === 'section' ? `, question ${state.current + 1} of ${state.items.length}` : '';
  const left = remainingMs(attempt, { utcMs: 0, monotonicMs: 0, offsetMinutes: 0 });
  return `in ${where}${question}${left === null ? '' : `, with ${clock(left)} left`}`;
}
