import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { homeText, type ProductText } from '@/data/texts/home';
import { pathOf } from '@/site';
import { sectionColumn, sectionTitle, wordsBeside } from './look';
import { CoachPicture, QuestionPicture, ReportPicture, WeekPicture } from './pictures/pictures';

/** What is on offer, each beside a small picture of it; the header and the footer link here as /#products. */
export function Products({ parentsPicture }: { readonly parentsPicture: ReactNode }) {
  const { productsTitle, products } = homeText;
  return (
    <Box
      component="section"
      aria-labelledby="products"
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={sectionColumn}>
        <Typography id="products" variant="h2" sx={sectionTitle}>
          {productsTitle}
        </Typography>
        <Box sx={list}>
          <Product text={products.practice} picture={<QuestionPicture />} />
          <Product text={products.tests} picture={<ReportPicture />} />
          <Product text={products.courses} picture={<WeekPicture />} />
          <Product text={products.coaching} picture={<CoachPicture />} />
          <Product text={products.parents} picture={parentsPicture} />
        </Box>
      </Box>
    </Box>
  );
}

function Product({ text: { title, text, links }, picture }: { text: ProductText; picture: ReactNode }) {
  return (
    <div>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <p className="links">
          {links.map(({ to, label }, place) => (
            <Link key={label} component={RouterLink} to={pathOf(to)}>
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
  '& > div': { ...wordsBeside, py: { xs: 4, md: 5 } },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
  '& > div:last-of-type': { pb: 0 },
  '& h3': { m: 0, typography: 'h2' },
  '& p': { m: 0, mt: 1, color: 'text.secondary', maxWidth: '60ch' },
  '& .links': { display: 'flex', flexWrap: 'wrap', columnGap: 3 },
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44 },
  '& svg': { fontSize: 18 },
} as const;
