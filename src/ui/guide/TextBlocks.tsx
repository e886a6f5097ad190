import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GuideBlock } from '@/domain/page-text/guide-text';
import { assertUnreachable } from '@/lib/assert';
import { TermList } from '@/ui/cards/TermList';
import { InlineText } from './InlineText';
import { CaptionedTable } from './CaptionedTable';

/** About 70 characters per line, the same width as text with a margin beside it. */
export const textWidth = '39.5rem';

interface TextBlocksProps {
  readonly blocks: readonly GuideBlock[];
  /** Puts the terms of a list in pairs, so that they fill the width of the page. */
  readonly wide?: boolean;
}

/** Paragraphs, lists, and tables of a page's text, at a readable line length. */
export function TextBlocks({ blocks, wide = false }: TextBlocksProps) {
  return (
    <Box sx={wide ? prose : [prose, narrowTerms]}>
      {blocks.map((block) => (
        <OneBlock key={keyOf(block)} block={block} wide={wide} />
      ))}
    </Box>
  );
}

/** Returns a React key for a block: its first words. */
function keyOf(block: GuideBlock): string {
  if (typeof block === 'string') return block;
  if (block.kind === 'table') return block.caption;
  if (block.kind === 'terms') return block.terms[0]?.term ?? '';
  return block.kind === 'questions' ? (block.questions[0]?.question ?? '') : (block.items[0] ?? '');
}

function OneBlock({ block, wide }: { readonly block: GuideBlock; readonly wide: boolean }) {
  if (typeof block === 'string')
    return (
      <p>
        <InlineText text={block} />
      </p>
    );
  switch (block.kind) {
    case 'list':
    case 'steps':
      return (
        <Box component={block.kind === 'list' ? 'ul' : 'ol'}>
          {block.items.map((item) => (
            <li key={item}>
              <InlineText text={item} />
            </li>
          ))}
        </Box>
      );
    case 'terms':
      return (
        <TermList
          columns
          pairs={wide}
          terms={block.terms.map(({ term, text }) => ({ term, text: <InlineText text={text} /> }))}
        />
      );
    case 'table':
      return <CaptionedTable {...block} />;
    case 'questions':
      return block.questions.map(({ question, answer }) => (
        <section key={question}>
          <Typography variant="h3">{question}</Typography>
          <p>
            <InlineText text={answer} />
          </p>
        </section>
      ));
    default:
      return assertUnreachable(block);
  }
}

const prose = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  '& p': { m: 0 },
  '& ul, & ol': { m: 0, pl: 3, display: 'grid', gap: 1 },
  '& li::marker': { color: 'text.secondary' },
  '& section': { display: 'grid', gap: 0.5 },
  // Chromium keeps a heading with the block below it, but not with a grid.
  '@media print': {
    '&, & section': { display: 'block' },
    '& > * + *': { mt: 2 },
  },
  // Tables fill the available width, as do term lists without a margin beside them.
  '& > :not([data-scroll-box], dl)': { maxWidth: textWidth },
  // A list directly below its heading needs no rule of its own.
  '& > dl:not(* + *)': { borderTop: 0, mt: -2 },
  '& > dl > :last-child': { borderBottom: 0, pb: 0 },
} as const;

const narrowTerms = { '& > dl': { maxWidth: { md: textWidth } } } as const;
