import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import * as colors from '@/ui/colors';
import { passageLineHeight } from '../tools/readingTypography';

/** The width of the margin for paragraph and line numbers. */
export const lineNumberMargin = { xs: '32px', md: '40px' } as const;

interface LineNumberProps {
  /** True if the question is about the paragraph; its number is then filled. */
  readonly isReferenced?: boolean;
  readonly children: ReactNode;
}

/** The number of a paragraph or a line of verse, in the margin. */
export function LineNumber({ isReferenced = false, children }: LineNumberProps) {
  return (
    <MarginNumber data-referenced={isReferenced ? '' : undefined} aria-hidden>
      {children}
    </MarginNumber>
  );
}

const MarginNumber = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: `-${lineNumberMargin.xs}`,
  [theme.breakpoints.up('md')]: { left: `-${lineNumberMargin.md}` },
  top: `calc((${passageLineHeight(theme)} - 24px) / 2)`,
  minWidth: 24,
  height: 24,
  padding: '0 4px',
  marginLeft: -8,
  borderRadius: 12,
  textAlign: 'center',
  textIndent: 0,
  fontFamily: theme.typography.fontFamily,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: '24px',
  letterSpacing: 'normal',
  color: colors.textSecondary,
  userSelect: 'none',
  '&[data-referenced]': {
    fontWeight: 650,
    color: colors.onPrimary,
    backgroundColor: colors.primary,
    outline: '1px solid transparent',
  },
}));
