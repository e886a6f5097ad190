import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { memo, type Ref } from 'react';
import type { Passage } from '@/domain/exam/items/item';
import { passageTypography } from '../tools/readingTypography';
import { lineRanges, type TextPiece, splitIntoPieces, type TextRange } from './textRanges';
import { passageStyles } from './passageStyles';

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
    <Box translate="no" sx={[passageTypography, passageStyles]}>
      {passage.intro !== null && <p className="intro">{passage.intro}</p>}
      <div ref={ref}>
        {passage.text.map((text, paragraph) => (
          <p
            key={paragraph}
            data-paragraph={paragraph}
            className={referenced.includes(paragraph) ? 'referenced' : ''}
          >
            {!verse && (
              <span className="number" aria-hidden>
                {paragraph + 1}
              </span>
            )}
            <span className="said" style={visuallyHidden}>
              {nameOf(verse, paragraph, referenced.includes(paragraph))}
            </span>
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
          </p>
        ))}
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
    <span className="line">
      {number % 5 === 0 && (
        <span className="number" aria-hidden>
          {number}
        </span>
      )}
      {pieces.map(textOf)}
      {/* Without a space, screen readers would run the lines together. */}
      <span className="said" style={visuallyHidden}>
        {' '}
      </span>
    </span>
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
