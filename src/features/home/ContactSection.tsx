import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { brand } from '@/brand';
import { homeText } from '@/data/texts/pages/home';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { Interactive } from '@/ui/guide/Interactive';
import { ContactForm } from './ContactForm';
import { HomeSection, SectionText } from './HomeSection';

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
      isAsideOnPhone={isOpen}
      aside={
        <div id="contact-form">
          <Interactive name="The form" withoutScripts={<SectionText>{withoutForm}</SectionText>}>
            <ContactForm />
          </Interactive>
        </div>
      }
    >
      <SectionText>{text}</SectionText>
      <Stack sx={{ mt: 1, alignItems: 'flex-start' }}>
        <StandaloneLink href={`mailto:${email}`}>
          <span>
            <span>{`${mailbox}@`}</span>
            <wbr />
            <span>{host}</span>
          </span>
        </StandaloneLink>
        <StandaloneLink href={`tel:${phone.replace(/\D/g, '')}`}>{phone}</StandaloneLink>
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
