import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { homeText, type ProductText } from '@/data/texts/pages/home';
import { pathOf } from '@/site';
import { HydrationBoundary } from '@/ui/loading/HydrationBoundary';
import { HomeSection } from './HomeSection';
import { FreeTestCard } from './FreeTestCard';
import { CoachNotes } from './pictures/CoachNotes';
import { SampleWeek } from './pictures/SampleWeek';

/** The products, each with a small picture; the header and the footer link here as /#products. */
export function ProductsSection() {
  const { productsTitle, products } = homeText;
  return (
    <HomeSection id="products" title={productsTitle} paper>
      <Box sx={list}>
        <Product text={products.tests} picture={<FreeTestCard />} />
        {/* No pictures, because those of these products are at the top of the page. */}
        <div className="pair">
          <ProductDescription text={products.practice} />
          <ProductDescription text={products.parents} />
        </div>
        <Product text={products.courses} picture={<SampleWeek />} />
        <Product text={products.coaching} picture={<CoachNotes />} />
      </Box>
    </HomeSection>
  );
}

interface ProductProps {
  readonly text: ProductText;
  /** Hidden on phones, where the page is long enough without it. */
  readonly picture: ReactNode;
}

function Product({ text, picture }: ProductProps) {
  return (
    <div className="beside">
      <ProductDescription text={text} />
      <div className="extra">
        <HydrationBoundary>{picture}</HydrationBoundary>
      </div>
    </div>
  );
}

function ProductDescription({ text: { title, text, links } }: { readonly text: ProductText }) {
  return (
    <div>
      <h3>{title}</h3>
      <p className="quiet">{text}</p>
      <p className="quiet links">
        {links.map(({ to, label }, place) => (
          <Link key={label} component={RouterLink} to={pathOf(to)} className="link">
            <span>{label}</span>
            {place === 0 && <ArrowForward />}
          </Link>
        ))}
      </p>
    </div>
  );
}

const list = {
  mt: 3,
  borderTop: 2,
  borderColor: 'primary.main',
  '& > div': { py: { xs: 3, md: 5 } },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
  '& > div:last-of-type': { pb: 0 },
  '& > div > div > h3': { m: 0, typography: 'h2' },
  '& .pair': {
    display: 'grid',
    columnGap: 8,
    rowGap: 3,
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  },
  // When stacked, these two look like the other products.
  '& .pair > div + div': {
    pt: { xs: 3, md: 0 },
    borderTop: 1,
    borderColor: 'divider',
    borderTopWidth: { md: 0 },
  },
  '& .links': { display: 'flex', flexWrap: 'wrap', columnGap: 3 },
  // On a phone, the other links share the next line.
  '& .links > a:first-of-type': { flexBasis: { xs: '100%', sm: 'auto' } },
} as const;
