import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface HomeSectionProps {
  /** Also the anchor: "/#contact". */
  readonly id: string;
  readonly title: string;
  /** Shown under the title, or at the end of its line if there is space. */
  readonly link?: ReactNode;
  /** White background instead of the page's. */
  readonly paper?: boolean;
  /** Shown to the right of everything else. */
  readonly aside?: ReactNode;
  /** False for what a phone leaves out. */
  readonly isAsideOnPhone?: boolean;
  readonly children: ReactNode;
}

/** A titled section of the home page, in the page's column. */
export function HomeSection({
  id,
  title,
  link,
  paper = false,
  aside,
  isAsideOnPhone = true,
  children,
}: HomeSectionProps) {
  const text = (
    <>
      <Stack direction="row" sx={titleLine}>
        <Typography variant="h2" id={id} sx={{ typography: { sm: 'headline' } }}>
          {title}
        </Typography>
        {link}
      </Stack>
      {children}
    </>
  );
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ borderTop: 1, borderColor: 'divider', ...(paper && { bgcolor: 'background.paper' }) }}
    >
      <Container sx={{ py: { xs: 5, md: 8 } }}>
        {aside === undefined ? (
          text
        ) : (
          <TextBeside subject={aside} isSubjectOnPhone={isAsideOnPhone}>
            {text}
          </TextBeside>
        )}
      </Container>
    </Box>
  );
}

interface TextBesideProps {
  readonly subject: ReactNode;
  /** False for a picture or a form, without which the page is long enough on a phone. */
  readonly isSubjectOnPhone: boolean;
  readonly children: ReactNode;
}

/** Text on the left and what it is about on the right, stacked on narrow screens. */
export function TextBeside({ subject, isSubjectOnPhone, children }: TextBesideProps) {
  return (
    <Grid container columnSpacing={8} rowSpacing={3}>
      <Grid size={{ xs: 12, md: 5 }}>{children}</Grid>
      <Grid size={{ xs: 12, md: 7 }} sx={isSubjectOnPhone ? null : notOnPhone}>
        {subject}
      </Grid>
    </Grid>
  );
}

/** A section's text, in the quiet color and at a readable width. */
export function SectionText({ children }: { readonly children: ReactNode }) {
  return (
    <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '38em' }}>
      {children}
    </Typography>
  );
}

const notOnPhone = { display: { xs: 'none', sm: 'block' } } as const;

const titleLine = {
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 3,
} as const;
