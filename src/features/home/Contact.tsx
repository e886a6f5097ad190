import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { brand } from '@/brand';
import { column } from '@/ui/page/column';

/** How to reach the provider; linked as /#contact. */
export function Contact() {
  return (
    <Box component="section" aria-labelledby="contact" sx={{ ...column, pt: 8 }}>
      <Typography
        id="contact"
        variant="h2"
        sx={{ fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2rem)', outline: 'none' }}
      >
        Contact Us
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '68ch' }}>
        Have a question about a course, a meeting with a coach, or how to use the weeks that are left? Write
        or call.
      </Typography>
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
        <Link
          href={`mailto:${brand.contact.email}`}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {brand.contact.email}
        </Link>
        <Link
          href={`tel:${brand.contact.phone.replace(/\D/g, '')}`}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {brand.contact.phone}
        </Link>
      </Box>
    </Box>
  );
}
