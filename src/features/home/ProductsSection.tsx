import ArrowForward from '@mui/icons-material/ArrowForward';
import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { homeText, type ProductText } from '@/data/texts/pages/home';
import { pathOf } from '@/site';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { HydrationBoundary } from '@/ui/loading/HydrationBoundary';
import { HomeSection, SectionText, TextBeside } from './HomeSection';
import { CoachNotes } from './pictures/CoachNotes';
import { SampleWeek } from './pictures/SampleWeek';

/** The products, each with a small picture, and the guided demo that leads through them; the header and the footer link here as /#products. */
export function ProductsSection() {
  const { productsTitle, products, demo } = homeText;
  return (
    <HomeSection
      id="products"
      title={productsTitle}
      link={
        <StandaloneLink to={pathOf('home', { search: { demo: '1' } })}>
          <span>{demo}</span>
          <ArrowForward fontSize="xsmall" />
        </StandaloneLink>
      }
    >
      <Stack
        divider={<Divider />}
        spacing={{ xs: 3, md: 5 }}
        sx={{ mt: 3, pt: { xs: 3, md: 5 }, borderTop: 2, borderColor: 'primary.main' }}
      >
        {/* Without pictures, because those above show the same. */}
        <Grid container columnSpacing={6} rowSpacing={3}>
          {[products.tests, products.practice, products.parents].map((text) => (
            <Grid key={text.title} size={{ xs: 12, md: 4 }}>
              <ProductDescription text={text} />
            </Grid>
          ))}
        </Grid>
        <Product text={products.courses} picture={<SampleWeek />} />
        <Product text={products.coaching} picture={<CoachNotes />} />
      </Stack>
    </HomeSection>
  );
}

interface ProductProps {
  readonly text: ProductText;
  readonly picture: ReactNode;
}

function Product({ text, picture }: ProductProps) {
  return (
    <TextBeside subject={<HydrationBoundary>{picture}</HydrationBoundary>} isSubjectOnPhone={false}>
      <ProductDescription text={text} />
    </TextBeside>
  );
}

function ProductDescription({ text: { title, text, links } }: { readonly text: ProductText }) {
  return (
    <>
      <Typography variant="h2" component="h3">
        {title}
      </Typography>
      <SectionText>{text}</SectionText>
      <Stack direction="row" sx={{ mt: 1, flexWrap: 'wrap', columnGap: 3 }}>
        {links.map(({ to, label }, place) => (
          <StandaloneLink key={label} to={pathOf(to)} {...(place === 0 && { sx: firstLink })}>
            <span>{label}</span>
            {place === 0 && <ArrowForward fontSize="xsmall" />}
          </StandaloneLink>
        ))}
      </Stack>
    </>
  );
}

/** On a phone, the other links share the next line. */
const firstLink = { flexBasis: { xs: '100%', sm: 'auto' } } as const;
