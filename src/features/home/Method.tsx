import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { homeText } from '@/data/texts/home';
import { pathOf } from '@/site';
import { sectionColumn, sectionTitle } from './look';

/** How questions come about and what they go through. */
export function Method() {
  const { title, link, points } = homeText.method;
  return (
    <Box component="section" aria-labelledby="method" sx={sectionColumn}>
      <Box sx={head}>
        <Typography id="method" variant="h2" sx={sectionTitle}>
          {title}
        </Typography>
        <Link component={RouterLink} to={pathOf(link.to)}>
          {link.label}
        </Link>
      </Box>
      <Box component="dl" sx={list}>
        {points.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 3,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
} as const;

const list = {
  m: 0,
  mt: 2,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  '& > div': { borderTop: 2, borderColor: 'primary.main', pt: 2 },
  '& dt': { typography: 'h3' },
  '& dd': { m: 0, mt: 0.5, color: 'text.secondary', fontSize: '0.9375rem', lineHeight: 1.5 },
} as const;
