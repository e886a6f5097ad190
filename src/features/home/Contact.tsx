import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { brand } from '@/brand';
import { homeText } from '@/data/texts/home';
import { LaterPiece } from '@/ui/guide/LaterPiece';
import { sectionColumn, sectionTitle, wordsBeside } from './look';

const loadForm = async () => (await import('./ContactForm')).ContactForm;
const formRoomPx = { xs: 500, sm: 420, md: 420, lg: 420 } as const;

/** How to reach the provider; linked as /#contact. */
export function Contact() {
  const { title, text } = homeText.contact;
  const { email, phone } = brand.contact;
  return (
    <Box
      component="section"
      aria-labelledby="contact"
      sx={{ bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ ...sectionColumn, ...wordsBeside }}>
        <div>
          <Typography id="contact" variant="h2" sx={sectionTitle}>
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            {text}
          </Typography>
          <Box sx={links}>
            <Link href={`mailto:${email}`}>{email}</Link>
            <Link href={`tel:${phone.replace(/\D/g, '')}`}>{phone}</Link>
          </Box>
        </div>
        <LaterPiece what="The form" load={loadForm} roomPx={formRoomPx}>
          <p>An email to {email} does the same.</p>
        </LaterPiece>
      </Box>
    </Box>
  );
}

const links = {
  mt: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
} as const;
