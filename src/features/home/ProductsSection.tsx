import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { homeText, type ProductText } from '@/data/texts/pages/home';
import { pathOf } from '@/site';
import { standaloneLinkStyles } from '@/ui/controls/standaloneLinkStyles';
import { HydrationBoundary } from '@/ui/loading/HydrationBoundary';
import { HomeSection, notOnPhone, SectionText, TextBeside } from './HomeSection';
import { FreeTestCard } from './FreeTestCard';
import { CoachNotes } from './pictures/CoachNotes';
import { SampleWeek } from './pictures/SampleWeek';

/** The products, each with a small picture; the header and the footer link here as /#products. */
export function ProductsSection() {
  const { productsTitle, products } = homeText;
  return (
    <HomeSection id="products" title={productsTitle} paper>
      <Stack
        divider={<Divider />}
        spacing={{ xs: 3, md: 5 }}
        sx={{ mt: 3, pt: { xs: 3, md: 5 }, borderTop: 2, borderColor: 'primary.main' }}
      >
        <Product text={products.tests} picture={<FreeTestCard />} />
        {/* No pictures, because those of these products are at the top of the page. */}
        <Grid container columnSpacing={8} rowSpacing={3}>
          <Grid size={{ xs: 12, md: 6 }}>
            <ProductDescription text={products.practice} />
          </Grid>
          <Grid size={12} sx={{ display: { md: 'none' } }}>
            <Divider />
          </Grid>
          <Grid size={{ xs: 12, md: 6 }}>
            <ProductDescription text={products.parents} />
          </Grid>
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
    <TextBeside
      subject={
        <Box sx={notOnPhone}>
          <HydrationBoundary>{picture}</HydrationBoundary>
        </Box>
      }
    >
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
          <Link
            key={label}
            component={RouterLink}
            to={pathOf(to)}
            sx={place === 0 ? firstLink : standaloneLinkStyles}
          >
            <span>{label}</span>
            {place === 0 && <ArrowForward fontSize="xsmall" />}
          </Link>
        ))}
      </Stack>
    </>
  );
}

/** On a phone, the other links share the next line. */
const firstLink = { ...standaloneLinkStyles, flexBasis: { xs: '100%', sm: 'auto' } } as const;
