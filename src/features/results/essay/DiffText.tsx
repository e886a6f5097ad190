import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { TextChange } from '@/domain/exam/essays/essay-changes';
import * as colors from '@/ui/colors';

interface DiffTextProps {
  readonly changes: readonly TextChange[];
  /** `removed` for the earlier text, `added` for the later one. */
  readonly shows: 'removed' | 'added';
}

const Marks = styled('div')(({ theme }) => ({
  '& del, & ins': { position: 'relative' },
  '& del': {
    color: colors.statusRisk,
    textDecoration: 'line-through 2px',
  },
  '& ins': {
    textDecoration: `underline 2px ${colors.statusGood}`,
    textUnderlineOffset: '0.2em',
    backgroundColor: theme.alpha((theme.vars ?? theme).palette.success.main, 0.14),
  },
}));

const renderHidden = (words: string) => <span style={visuallyHidden}>{words}</span>;

/** One of two texts with its changes: struck through or underlined, tinted, and labeled for screen readers. */
export function DiffText({ changes, shows }: DiffTextProps) {
  return (
    <Marks>
      {changes.map(({ kind, text }, index) => {
        // Changes have no identity of their own, so the key is their position.
        const key = `${index}`;
        if (kind === 'same')
          return (
            <span key={key} translate="no">
              {text}
            </span>
          );
        if (kind !== shows) return null;
        return kind === 'removed' ? (
          <del key={key}>
            {renderHidden(' [removed: ')}
            <span translate="no">{text}</span>
            {renderHidden('] ')}
          </del>
        ) : (
          <ins key={key}>
            {renderHidden(' [added: ')}
            <span translate="no">{text}</span>
            {renderHidden('] ')}
          </ins>
        );
      })}
    </Marks>
  );
}
