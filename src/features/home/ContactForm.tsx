import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '@/brand';
import {
  messageErrors,
  messageMail,
  type MessageErrors,
  mostCharacters,
  type TypedMessage,
} from '@/domain/contact/message';
import { mailAddress } from '@/lib/mail';
import { Callout } from '@/ui/cards/Callout';
import { NativeField } from '@/ui/controls/NativeField';

interface ContactFormProps {
  /** Opens an address of the form "mailto:". */
  readonly openMail?: (address: string) => void;
}

const empty = { name: '', email: '', message: '' } as const satisfies TypedMessage;

/** Checks a message, then opens the mail program with it. Nothing is sent from here. */
export function ContactForm({ openMail = openAddress }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedMessage>(empty);
  const [errors, setErrors] = useState<MessageErrors>(empty);
  const [written, setWritten] = useState('');
  const field = (name: keyof TypedMessage) => ({
    value: typed[name],
    error: errors[name],
    maxLength: mostCharacters[name],
    onChange: (text: string) => {
      setTyped({ ...typed, [name]: text });
      setErrors({ ...errors, [name]: '' });
    },
  });
  const submit = () => {
    const found = messageErrors(typed);
    const isRight = Object.values(found).every((error) => error === '');
    const mail = messageMail(typed);
    flushSync(() => {
      setErrors(found);
      setWritten(isRight ? mail.body : '');
    });
    if (isRight) openMail(mailAddress(brand.contact.email, mail));
    else form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  return (
    <Box
      ref={form}
      component="form"
      noValidate
      aria-labelledby="contact"
      sx={fields}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <NativeField label="Your name" autoComplete="name" {...field('name')} />
      <NativeField label="Email" autoComplete="email" inputMode="email" {...field('email')} />
      <div className="whole">
        <NativeField label="Message" rows={5} {...field('message')} />
      </div>
      <p className="whole">
        The button opens your mail program with the message filled in. This page sends nothing: the message is
        on its way when you send the email. Please leave out scores and school records.
      </p>
      <div className="whole">
        <Button type="submit" variant="contained">
          Write the email
        </Button>
      </div>
      <div className="whole" role="status">
        {written !== '' && (
          <Callout tone="note">
            Your mail program should now be open, with the message below. Nothing has been sent yet. If it
            didn’t open, copy the text and send it to {brand.contact.email}.
            <Box component="pre" sx={{ m: 0, mt: 1.5, font: 'inherit', whiteSpace: 'pre-wrap' }}>
              {written}
            </Box>
          </Callout>
        )}
      </div>
    </Box>
  );
}

function openAddress(address: string) {
  window.location.assign(address);
}

const fields = {
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& .whole': { gridColumn: '1 / -1' },
  '& p': { m: 0, fontSize: '0.9375rem', color: 'text.secondary' },
  '& pre': { overflowWrap: 'anywhere' },
} as const;
