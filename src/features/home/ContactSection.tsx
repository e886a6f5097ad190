import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { brand } from '@/brand';
import { homeText } from '@/data/texts/pages/home';
import { Interactive } from '@/ui/guide/Interactive';
import { ContactForm } from './ContactForm';
import { HomeSection } from './HomeSection';

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
        <div className={isOpen ? undefined : 'extra'} id="contact-form">
          <Interactive name="The form" withoutScripts={<p className="quiet">{withoutForm}</p>}>
            <ContactForm />
          </Interactive>
        </div>
      }
    >
      <p className="quiet">{text}</p>
      <Box
        sx={{
          mt: 1,
          display: 'grid',
          justifyItems: 'start',
          '& a': { maxWidth: '100%' },
        }}
      >
        <Link href={`mailto:${email}`} className="link">
          <span>
            <span>{`${mailbox}@`}</span>
            <wbr />
            <span>{host}</span>
          </span>
        </Link>
        <Link href={`tel:${phone.replace(/\D/g, '')}`} className="link">
          {phone}
        </Link>
      </Box>
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
    </HomeSection>
  );
}
