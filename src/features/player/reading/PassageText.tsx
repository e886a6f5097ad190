import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { memo, type Ref } from 'react';
import type { Passage } from '@/domain/exam/items/item';
import * as colors from '@/ui/colors';
import { passageTypography, readingSize } from '../tools/readingTypography';
import { LineNumber, lineNumberMargin } from './LineNumber';
import { lineRanges, type TextPiece, splitIntoPieces, type TextRange } from './textRanges';

interface PassageTextProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly passage: Passage;
  readonly highlights: readonly TextRange[];
  /** The ranges that the keyboard's word cursor covers. */
  readonly cursorRanges: readonly TextRange[];
  /** Indexes of the paragraphs that the question refers to. */
  readonly referenced: readonly number[];
}

/**
 * The words of a passage. Each piece of text carries the offset of its first character (`data-start`) and each paragraph its index
 * (`data-paragraph`), so that a selection on screen can be mapped to characters.
 */
export const PassageText = memo(function PassageText({
  ref,
  passage,
  highlights,
  cursorRanges,
  referenced,
}: PassageTextProps) {
  const verse = passage.form === 'verse';
  return (
    <Box translate="no" sx={[passageTypography, textSx]}>
      {passage.intro !== null && (
        <Typography color="textSecondary" sx={[introTypography, { mb: 2.5 }]}>
          {passage.intro}
        </Typography>
      )}
      <div ref={ref}>
        {passage.text.map((text, paragraph) => {
          const isReferenced = referenced.includes(paragraph);
          return (
            <Paragraph
              key={paragraph}
              data-paragraph={paragraph}
              data-referenced={isReferenced ? '' : undefined}
            >
              {!verse && <LineNumber isReferenced={isReferenced}>{paragraph + 1}</LineNumber>}
              <Spoken>{nameOf(verse, paragraph, isReferenced)}</Spoken>
              {verse
                ? lineRanges(text).map((line, index) => (
                    <VerseLine
                      key={line.start}
                      number={linesBefore(passage, paragraph) + index + 1}
                      pieces={splitIntoPieces(text, { paragraph, ...line }, highlights, cursorRanges)}
                    />
                  ))
                : splitIntoPieces(
                    text,
                    { paragraph, start: 0, end: text.length },
                    highlights,
                    cursorRanges,
                  ).map(textOf)}
            </Paragraph>
          );
        })}
      </div>
    </Box>
  );
});

function nameOf(verse: boolean, index: number, referenced: boolean): string {
  const name = `${verse ? 'Stanza' : 'Paragraph'} ${index + 1}`;
  return referenced ? `${name}, which the question is about: ` : `${name}: `;
}

function linesBefore({ text }: Passage, stanza: number): number {
  return text.slice(0, stanza).reduce((sum, each) => sum + lineRanges(each).length, 0);
}

/** A line of verse; every fifth line shows its number. */
function VerseLine({ number, pieces }: { number: number; pieces: readonly TextPiece[] }) {
  return (
    <Line>
      {number % 5 === 0 && <LineNumber>{number}</LineNumber>}
      {pieces.map(textOf)}
      {/* Without a space, screen readers would run the lines together. */}
      <Spoken> </Spoken>
    </Line>
  );
}

function textOf({ start, text, highlighted, isUnderCursor }: TextPiece) {
  const attributes = { 'data-start': start, ...(isUnderCursor && { 'data-chosen': '' }) };
  return highlighted ? (
    <mark key={start} {...attributes}>
      {text}
    </mark>
  ) : (
    <span key={start} {...attributes}>
      {text}
    </span>
  );
}

/** Words for screen readers only, which a selection of the passage leaves out. */
const Spoken = styled('span')({ ...visuallyHidden, userSelect: 'none' });

/** A referenced paragraph has a bar beside its words. */
const Paragraph = styled('p')(({ theme }) => ({
  position: 'relative',
  margin: 0,
  marginBottom: 'var(--reading-gap, 16px)',
  textWrap: 'wrap',
  // Leaves space above referenced text that scrolls into view.
  scrollMarginTop: 16,
  '&[data-referenced]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0.2em',
    left: -10,
    borderLeft: `2px solid ${colors.primary}`,
    [theme.breakpoints.up('md')]: { left: -14 },
  },
}));

const Line = styled('span')({
  display: 'block',
  position: 'relative',
  paddingLeft: '1.5em',
  textIndent: '-1.5em',
});

function introTypography({ typography: { fontFamily, body2 } }: Theme) {
  return { fontFamily, fontSize: readingSize(body2.fontSize), lineHeight: body2.lineHeight } as const;
}

/** The text with its numbers in the margin, its highlights, and the keyboard's word cursor. */
function textSx(theme: Theme): SystemStyleObject<Theme> {
  const { palette } = theme.vars ?? theme;
  const cloned = { boxDecorationBreak: 'clone', WebkitBoxDecorationBreak: 'clone' } as const;
  return {
    pl: lineNumberMargin,
    '& mark': {
      color: 'inherit',
      bgcolor: palette.highlight.tint,
      py: '0.1em',
      textDecorationLine: 'underline',
      textDecorationColor: palette.highlight.line,
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.28em',
      textDecorationSkipInk: 'none',
      ...cloned,
    },
    '& [data-chosen]': {
      boxShadow: `0 0 0 2px ${palette.primary.main}`,
      borderRadius: '2px',
      ...cloned,
      // Forced colors remove shadows, but not outlines.
      outline: '2px solid transparent',
    },
    '@media (forced-colors: active)': {
      '& mark': { bgcolor: 'Mark', color: 'MarkText', forcedColorAdjust: 'none' },
    },
  };
}
