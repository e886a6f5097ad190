/** The editor's messages for a text that reaches its maximum length. */
import { maxEssayLength } from '@/domain/exam/essays/essay';
import { formatNumber } from '@/lib/text/format';
import type { TextLimitState } from './textLimit';

/** @param called the text's name in the message: "essay", "plan" */
export function textLimitText(limit: TextLimitState, called: string): string {
  const limitText = `Your ${called} can hold ${formatNumber(maxEssayLength)} characters`;
  if (limit.state === 'full')
    return `${limitText}, and it is full. Anything more you type is not added. Delete something to make room.`;
  const { added, leftOut, replaced } = limit;
  const before = replaced
    ? 'The new text replaced what you had selected. Undo brings that back.'
    : 'Everything you wrote before is still here. Undo removes the new text.';
  return `${limitText}, so the last ${formatNumber(leftOut)} of the ${formatNumber(added)} you added were left out. ${before}`;
}
