import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { brand } from '@/brand';
import { homeText } from '@/data/texts/pages/home';
import { standaloneLinkStyles } from '@/ui/controls/standaloneLinkStyles';
import { Interactive } from '@/ui/guide/Interactive';
import { ContactForm } from './ContactForm';
import { HomeSection, notOnPhone, SectionText } from './HomeSection';

/** Contact details; linked as /#contact. */
export function ContactSection() {
  const [isOpen, setOpen] = useState(false);
  const { title, text, withoutForm, openForm } = homeText.contact;
  const { email, phone } = brand.contact;
  const [mailbox, host] = email.split('@');
  return (
    <HomeSection
      id="contact"
      title={title}
      aside={
        <Box id="contact-form" sx={isOpen ? undefined : notOnPhone}>
          <Interactive name="The form" withoutScripts={<SectionText>{withoutForm}</SectionText>}>
            <ContactForm />
          </Interactive>
        </Box>
      }
    >
      <SectionText>{text}</SectionText>
      <Stack sx={{ mt: 1, alignItems: 'flex-start' }}>
        <Link href={`mailto:${email}`} sx={standaloneLinkStyles}>
          <span>
            <span>{`${mailbox}@`}</span>
            <wbr />
            <span>{host}</span>
          </span>
        </Link>
        <Link href={`tel:${phone.replace(/\D/g, '')}`} sx={standaloneLinkStyles}>
          {phone}
        </Link>
        {/* On a phone, the form opens on request. */}
        <Button
          variant="outlined"
          aria-controls="contact-form"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ mt: 1, display: { sm: 'none' } }}
        >
          <span>{openForm}</span>
        </Button>
      </Stack>
    </HomeSection>
  );
}
