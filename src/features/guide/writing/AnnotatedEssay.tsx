import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EssayNote, ExampleEssay } from '@/data/texts/pages/writing-coaching';
import { countEssayWords } from '@/domain/exam/essays/essay';
import { criterionTitles } from '@/domain/exam/essays/self-check';
import { type AnnotatedText, splitAnnotatedText } from '@/domain/page-text/annotated-text';
import * as colors from '@/ui/colors';

interface AnnotatedEssayProps {
  readonly essay: ExampleEssay;
}

/** An essay with numbered notes beside its paragraphs; on a phone, below them. */
export function AnnotatedEssay({ essay: { id, level, paragraphs } }: AnnotatedEssayProps) {
  return (
    <Box component="article" aria-labelledby={id} sx={look}>
      <Typography variant="h3" id={id}>
        {`“${level}”: an example of ${paragraphs.reduce((sum, { text }) => sum + countEssayWords(text), 0)} words`}
      </Typography>
      {paragraphs.map((paragraph, place) => (
        <Paragraph
          key={paragraph.text}
          paragraph={paragraph}
          first={1 + paragraphs.slice(0, place).reduce((sum, { notes }) => sum + notes.length, 0)}
        />
      ))}
    </Box>
  );
}

interface ParagraphProps {
  readonly paragraph: AnnotatedText<EssayNote>;
  readonly first: number;
}

function Paragraph({ paragraph, first }: ParagraphProps) {
  const { notes } = paragraph;
  return (
    <section>
      <p>
        {splitAnnotatedText(paragraph).map(({ text, note }) =>
          note === null ? (
            text
          ) : (
            <mark key={text}>
              <span>{text}</span>
              <sup>
                <i>, note </i>
                <span>{first + notes.indexOf(note)}</span>
              </sup>
            </mark>
          ),
        )}
      </p>
      <ol start={first}>
        {notes.map(({ on, criterion, text }) => (
          <li key={on}>
            <b>{criterionTitles[criterion]}</b>
            <span>{`: ${text}`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One set of rules for the whole essay: a class on every line would weigh more than the text. */
const look = {
  '& + article': { mt: 5 },
  '& h3': { breakAfter: 'avoid' },
  '& section': {
    mt: 2,
    display: 'grid',
    columnGap: 5,
    rowGap: 1,
    alignItems: 'start',
    // Wide enough that few notes are longer than their paragraph, which keeps the essay's gaps even.
    gridTemplateColumns: { sm: 'minmax(0, 11fr) minmax(17rem, 6fr)' },
    breakInside: 'avoid',
  },
  '& p': { typography: 'prose', m: 0, maxWidth: '32em', lineHeight: 1.6 },
  '& mark': {
    color: 'inherit',
    bgcolor: 'transparent',
    textDecoration: `underline 2px ${colors.sectionColors.writing}`,
    textUnderlineOffset: '0.22em',
  },
  '& sup': { position: 'relative', fontSize: '0.75rem', fontWeight: 650, lineHeight: 0 },
  // Visually hidden text for screen readers.
  '& i': {
    position: 'absolute',
    right: 0,
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& ol': { m: 0, pl: 3, fontSize: '0.875rem', lineHeight: 1.4 },
  '& li::marker, & b': { fontWeight: 600 },
} as const;
