import { styled } from '@mui/material/styles';
import { memo, useCallback } from 'react';
import { maxEssayLength } from '@/domain/exam/essays/essay';
import * as colors from '@/ui/colors';
import { readingFont } from '@/ui/fonts';
import { readingSize } from '../../tools/readingTypography';
import type { UndoableField } from './undoableField';
import type { TextDraft } from '../useTextDraft';

interface DraftFieldProps {
  readonly id: string;
  /** The plan is a few lines of plain text; the essay fills the screen and follows the student's reading settings. */
  readonly look: 'plan' | 'essay';
  readonly draft: TextDraft;
  readonly field: UndoableField;
  readonly onUse: (field: UndoableField) => void;
  /** False under real conditions, which offer no writing help. */
  readonly help: boolean;
}

/**
 * Attributes that turn off writing help in browsers and grammar extensions: `writingsuggestions` turns off gray completions, and
 * `data-gramm` is for a widespread grammar extension.
 */
const noHelp = {
  spellCheck: false,
  autoCorrect: 'off',
  autoComplete: 'off',
  writingsuggestions: 'false',
  'data-gramm': 'false',
} as const;

const ordinaryHelp = { spellCheck: true, autoCorrect: 'on', autoComplete: 'off' } as const;

/**
 * A text field that holds its own text and isn't re-rendered while the student types. Native, because the library's restyles at each
 * key: with 350 words on a slowed processor, it took about 1 ms more, even without its own measuring of the height.
 */
export const DraftField = memo(function DraftField(props: DraftFieldProps) {
  const { id, look, draft, field, onUse, help } = props;
  const attach = useCallback((element: HTMLTextAreaElement) => field.attach(element, draft), [field, draft]);
  return (
    <TextArea
      ref={attach}
      id={id}
      data-look={look}
      translate="no"
      defaultValue={draft.initial}
      maxLength={maxEssayLength}
      onFocus={() => onUse(field)}
      onBlur={draft.flush}
      {...(help ? ordinaryHelp : noHelp)}
    />
  );
});

const TextArea = styled('textarea')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'block',
  width: '100%',
  padding: '14px 16px',
  border: `1px solid ${colors.controlEdge}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: colors.textPrimary,
  resize: 'vertical',
  // The field grows with its text where the browser supports it, and scrolls elsewhere.
  fieldSizing: 'content',
  '&:focus-visible': { outline: `2px solid ${colors.primary}`, outlineOffset: 1 },
  '&[data-look="plan"]': {
    minHeight: '9rem',
    [theme.breakpoints.down('sm')]: { minHeight: '7rem' },
  },
  '&[data-look="essay"]': {
    fontFamily: readingFont,
    fontSize: readingSize(theme.typography.prose.fontSize),
    // About 68 characters of this typeface, plus the field's own edges.
    width: 'calc(33em + 34px)',
    maxWidth: '100%',
    minHeight: 'max(20rem, calc(100dvh - var(--player-bar) - var(--player-foot) - 140px))',
    lineHeight: 'var(--reading-leading, 1.6)',
  },
}));
