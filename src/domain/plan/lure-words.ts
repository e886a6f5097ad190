import { kindLabels } from '@/domain/exam/item';
import { lureLabel } from '@/domain/exam/lure';
import { count } from '@/lib/format';
import type { Pattern } from './lures';

/** "Synonym: looks like the word (5 of 11 wrong answers)" */
export function trapWords({ kind, lure, count: taken, wrong }: Pattern): string {
  return `${kindLabels[kind]}: ${lureLabel(lure)} (${taken} of ${count(wrong, 'wrong answer')})`;
}
