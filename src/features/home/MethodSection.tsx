import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { homeText } from '@/data/texts/pages/home';
import { pathOf } from '@/site';
import { HomeSection } from './HomeSection';

/** How questions are written and checked. */
export function MethodSection() {
  const { title, link, points } = homeText.method;
  return (
    <HomeSection
      id="method"
      title={title}
      link={
        <Link component={RouterLink} to={pathOf(link.to)} className="link">
          {link.label}
        </Link>
      }
    >
      <Box component="dl" sx={list}>
        {points.map(({ figure, term, text }) => (
          <div key={term}>
            <dt>
              <strong>{figure}</strong> <span>{term}</span>
            </dt>
            <dd className="quiet">{text}</dd>
          </div>
        ))}
      </Box>
    </HomeSection>
  );
}

const list = {
  m: 0,
  mt: 2,
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  gridTemplateColumns: {
    // Two columns on a phone, one at large font sizes.
    xs: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  '& > div': { borderTop: 2, borderColor: 'primary.main', pt: 2 },
  '& dt': { fontWeight: 600 },
  '& strong': { display: 'block', typography: 'figure' },
} as const;
