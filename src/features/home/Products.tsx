import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { homeText, type ProductText } from '@/data/texts/home';
import { pathOf } from '@/site';
import { HomeSection } from './HomeSection';
import { CoachPicture, QuestionPicture, ReportPicture, WeekPicture } from './pictures/pictures';

/** What is on offer, each beside a small picture of it; the header and the footer link here as /#products. */
export function Products({ parentsPicture }: { readonly parentsPicture: ReactNode }) {
  const { productsTitle, products } = homeText;
  return (
    <HomeSection id="products" title={productsTitle} paper>
      <Box sx={list}>
        <Product text={products.practice} picture={<QuestionPicture />} />
        <Product text={products.tests} picture={<ReportPicture />} />
        <Product text={products.courses} picture={<WeekPicture />} />
        <Product text={products.coaching} picture={<CoachPicture />} />
        <Product text={products.parents} picture={parentsPicture} />
      </Box>
    </HomeSection>
  );
}

interface ProductProps {
  readonly text: ProductText;
  readonly picture: ReactNode;
}

function Product({ text: { title, text, links }, picture }: ProductProps) {
  return (
    <div className="beside">
      <div>
        <h3>{title}</h3>
        <p className="quiet">{text}</p>
        <p className="quiet links">
          {links.map(({ to, label }, place) => (
            <Link key={label} component={RouterLink} to={pathOf(to)} className="link">
              {label}
              {place === 0 && <ArrowForward />}
            </Link>
          ))}
        </p>
      </div>
      {picture}
    </div>
  );
}

const list = {
  mt: 3,
  borderTop: 2,
  borderColor: 'primary.main',
  '& > div': { py: { xs: 4, md: 5 } },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
  '& > div:last-of-type': { pb: 0 },
  '& > div > div > h3': { m: 0, typography: 'h2' },
  '& .links': { display: 'flex', flexWrap: 'wrap', columnGap: 3 },
} as const;
