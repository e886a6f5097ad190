import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EssayNote, ExampleEssay } from '@/data/texts/writing-coaching';
import { wordCount } from '@/domain/exam/essay';
import { criterionTitles } from '@/domain/exam/self-check';
import { type NotedText, notedParts } from '@/domain/page-text/annotated';
import { namesOf } from '@/lib/names';
import * as colors from '@/ui/colors';

interface AnnotatedEssayProps {
  readonly essay: ExampleEssay;
}

/** An essay with numbered notes beside its paragraphs, or below them on a phone, and its levels. */
export function AnnotatedEssay({ essay: { id, title, levels, paragraphs } }: AnnotatedEssayProps) {
  return (
    <Box component="article" aria-labelledby={id} sx={look}>
      <header>
        <Typography variant="h3" id={id}>
          {title}
        </Typography>
        Example, {paragraphs.reduce((sum, { text }) => sum + wordCount(text), 0)} words
      </header>
      {paragraphs.map((paragraph, place) => (
        <Paragraph
          key={paragraph.text}
          paragraph={paragraph}
          first={1 + paragraphs.slice(0, place).reduce((sum, { notes }) => sum + notes.length, 0)}
        />
      ))}
      <dl>
        {namesOf(criterionTitles).map((criterion) => (
          <div key={criterion}>
            <dt>{criterionTitles[criterion]}</dt>
            <dd>{levels[criterion]}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

interface ParagraphProps {
  readonly paragraph: NotedText<EssayNote>;
  /** The number of its first note. */
  readonly first: number;
}

function Paragraph({ paragraph, first }: ParagraphProps) {
  const { notes } = paragraph;
  return (
    <section>
      <p>
        {notedParts(paragraph).map(({ text, note }) =>
          note === null ? (
            text
          ) : (
            <mark key={text}>
              {text}
              <sup>
                <span>, note </span>
                {first + notes.indexOf(note)}
              </sup>
            </mark>
          ),
        )}
      </p>
      <ol start={first}>
        {notes.map(({ on, criterion, text }) => (
          <li key={on}>
            <b>{criterionTitles[criterion]}.</b> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One set of rules for the whole essay: a class on every line would weigh more than the text. */
const look = {
  pt: 3,
  '& + article': { mt: 4, borderTop: 1, borderColor: 'divider' },
  '& header': { color: 'text.secondary', fontSize: '0.9375rem' },
  '& h3': { color: 'text.primary' },
  '& section': {
    mt: 2,
    display: 'grid',
    columnGap: 5,
    rowGap: 1,
    alignItems: 'start',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 17rem' },
  },
  '& p': { typography: 'prose', m: 0, maxWidth: '60ch', lineHeight: 1.6 },
  '& mark': {
    color: 'inherit',
    bgcolor: 'transparent',
    textDecoration: `underline 2px ${colors.section.writing}`,
    textUnderlineOffset: '0.22em',
  },
  '& sup': {
    ml: '2px',
    fontFamily: 'body1.fontFamily',
    fontSize: '0.75rem',
    fontWeight: 650,
    lineHeight: 0,
    display: 'inline-block',
  },
  // For those who hear the text.
  '& sup span': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  '& ol': {
    m: 0,
    pl: 3,
    pt: { sm: 0.5 },
    display: 'grid',
    gap: 1,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
  },
  '& li::marker, & b': { fontWeight: 600 },
  '& dl': {
    mt: 2.5,
    mb: 0,
    display: 'grid',
    columnGap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(5, auto)' },
    fontSize: '0.875rem',
  },
  '& dl div': { display: { xs: 'flex', sm: 'block' }, justifyContent: 'space-between' },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600 },
} as const;
