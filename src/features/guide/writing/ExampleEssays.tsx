import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type EssayNote, type ExampleEssay, exampleEssays } from '@/data/texts/pages/writing-coaching';
import { countEssayWords } from '@/domain/exam/essays/essay';
import { criterionTitles } from '@/domain/exam/essays/self-check';
import { type AnnotatedText, splitAnnotatedText } from '@/domain/page-text/annotated-text';
import * as colors from '@/ui/colors';

/** The essays that the page discusses, each with numbered notes beside its paragraphs; on a phone, below them. */
export function ExampleEssays() {
  return (
    <Stack spacing={5} sx={{ '@media print': { display: 'block' } }}>
      {exampleEssays.map((essay) => (
        <AnnotatedEssay key={essay.id} essay={essay} />
      ))}
    </Stack>
  );
}

/** An essay with its notes. */
export function AnnotatedEssay({ essay: { id, level, paragraphs } }: { readonly essay: ExampleEssay }) {
  return (
    <article aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ breakAfter: 'avoid' }}>
        {`“${level}”: an example of ${paragraphs.reduce((sum, { text }) => sum + countEssayWords(text), 0)} words`}
      </Typography>
      {paragraphs.map((paragraph, place) => (
        <Paragraph
          key={paragraph.text}
          paragraph={paragraph}
          first={1 + paragraphs.slice(0, place).reduce((sum, { notes }) => sum + notes.length, 0)}
        />
      ))}
    </article>
  );
}

interface ParagraphProps {
  readonly paragraph: AnnotatedText<EssayNote>;
  /** The number of its first note. */
  readonly first: number;
}

function Paragraph({ paragraph, first }: ParagraphProps) {
  const { notes } = paragraph;
  return (
    <Grid container component="section" columnSpacing={5} rowSpacing={1} sx={{ mt: 2, breakInside: 'avoid' }}>
      <Grid size={{ xs: 12, sm: 7 }}>
        <Typography variant="prose" component="p" sx={{ maxWidth: '32em', lineHeight: 1.6 }}>
          {splitAnnotatedText(paragraph).map(({ text, note }) =>
            note === null ? (
              text
            ) : (
              <Box key={text} component="mark" sx={marked}>
                <span>{text}</span>
                <Typography component="sup" variant="caption" sx={{ fontWeight: 650, lineHeight: 0 }}>
                  <span style={visuallyHidden}>, note </span>
                  <span>{first + notes.indexOf(note)}</span>
                </Typography>
              </Box>
            ),
          )}
        </Typography>
      </Grid>
      <Grid size={{ xs: 12, sm: 5 }}>
        <Typography component="ol" variant="body2" start={first} sx={{ m: 0, pl: 3 }}>
          {notes.map(({ on, criterion, text }) => (
            <li key={on}>
              <strong>{criterionTitles[criterion]}</strong>
              <span>{`: ${text}`}</span>
            </li>
          ))}
        </Typography>
      </Grid>
    </Grid>
  );
}

const marked = {
  position: 'relative',
  color: 'inherit',
  bgcolor: 'transparent',
  textDecoration: `underline 2px ${colors.sectionColors.writing}`,
  textUnderlineOffset: '0.22em',
} as const;
