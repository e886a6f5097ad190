import type { Attempt } from '@/domain/exam/attempts/attempt';
import { partTitle } from '@/domain/exam/catalog/plan-parts';
import { formatCount, formatMinuteCount } from '@/lib/text/format';
import { planPartColor } from '@/ui/sectionColor';
import { computeTestTimeTotals } from '../frame/testProgress';

export interface TestStripPart {
  readonly id: string;
  readonly title: string;
  readonly color: string;
  readonly status: 'done' | 'now' | 'to-come';
  /** "30 min"; without a clock, "no clock". */
  readonly length: string;
  readonly isBreak: boolean;
  /** Drawn width relative to the other parts. */
  readonly weight: number;
  /** Share of the part that is done, from 0 to 1. Without a clock, 0 until the part ends. */
  readonly share: number;
}

/** A part without a clock is drawn as wide as half an hour. */
const unclockedMs = 30 * 60_000;

export function testStripParts({ form, parts, part: on }: Attempt): readonly TestStripPart[] {
  return form.parts.map((part, index) => {
    const status = index < on ? 'done' : index === on ? 'now' : 'to-come';
    const { limitMs } = part;
    const length = limitMs === null ? 'no clock' : `${formatMinuteCount(limitMs / 60_000)} min`;
    return {
      id: part.id,
      title: partTitle(part.id),
      color: planPartColor(part),
      status,
      length,
      isBreak: part.kind === 'break',
      weight: limitMs ?? unclockedMs,
      share: status === 'done' ? 1 : limitMs === null ? 0 : (parts[index]?.usedMs ?? 0) / limitMs,
    };
  });
}

function minutes(ms: number): number {
  return Math.ceil(ms / 60_000);
}

/** "68 of 175 minutes to go"; without clocks, the number of parts. */
export function timeToGoText(attempt: Attempt): string {
  const time = computeTestTimeTotals(attempt);
  if (time === null) {
    const { length } = attempt.form.parts;
    return `${length - attempt.part} of ${formatCount(length, 'part')} to go`;
  }
  return `${minutes(time.totalMs - time.doneMs)} of ${minutes(time.totalMs)} minutes to go`;
}
