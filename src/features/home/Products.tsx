import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf, type RouteId } from '@/site';
import { column } from '@/ui/page/column';

const products: readonly { title: string; text: string; to: RouteId; link: string }[] = [
  {
    title: 'Practice by Section',
    text: 'Synonyms and analogies, quantitative, reading, and the 25-minute essay.',
    to: 'sectionStudy',
    link: 'Choose a section',
  },
  {
    title: 'Full Practice Tests',
    text: 'Just like the real test: the same order, timing, and breaks.',
    to: 'fullLengthTests',
    link: 'See the full tests',
  },
  {
    title: 'Term Courses',
    text: 'Two, four, or six weeks, from a first look at the test to full tests under real test conditions.',
    to: 'course4',
    link: 'See the 4-week course',
  },
  {
    title: '1:1 Coaching',
    text: 'A meeting with someone who has been through boarding school admissions.',
    to: 'coaching',
    link: 'About 1:1 coaching',
  },
];

/** The four things on offer; the header and the footer link here as /#products. */
export function Products() {
  return (
    <Box
      component="section"
      aria-labelledby="products"
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ ...column, py: 8 }}>
        <Typography
          id="products"
          variant="h2"
          sx={{ fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2rem)', outline: 'none' }}
        >
          Everything between today and test day
        </Typography>
        <Box
          sx={{
            mt: 4,
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
          }}
        >
          {products.map((product) => (
            <Box
              key={product.title}
              sx={{
                borderTop: 2,
                borderColor: 'primary.main',
                pt: 2,
                display: 'flex',
                flexDirection: 'column',
              }}
            >
              <Typography variant="h3">{product.title}</Typography>
              <Typography color="textSecondary" sx={{ mt: 1, flexGrow: 1 }}>
                {product.text}
              </Typography>
              <Link
                component={RouterLink}
                to={pathOf(product.to)}
                sx={{ mt: 1, display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
              >
                {product.link}
              </Link>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
