/** The content and name of an essay's text file. */
import type { Instant } from '@/domain/exam/attempts/clock';
import { countEssayWords } from '@/domain/exam/essays/essay';
import type { EssayResult } from '@/domain/exam/scoring/result';
import { dayAtOffset } from '@/lib/dates/calendar';
import { formatCount, formatInstantDate } from '@/lib/text/format';

/** Returns the file name, with the local day on which the student finished, if known: "essay-2026-11-21.txt". */
export function essayFileName(finishedAt: Instant | null): string {
  return finishedAt === null ? 'essay.txt' : `essay-${dayAtOffset(finishedAt)}.txt`;
}

/** Prompt, plan, and essay under their headings; empty parts are left out. */
export function essayFileText(
  { prompt, outline, text }: EssayResult,
  title: string,
  at: Instant | null,
): string {
  const parts = [
    `${title}, ${formatInstantDate(at)}, ${formatCount(countEssayWords(text), 'word')}`,
    ...(prompt === null ? [] : [`PROMPT\n${prompt.text}`]),
    ...(outline.trim() === '' ? [] : [`PLAN\n${outline.trim()}`]),
    `ESSAY\n${text.trim()}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
