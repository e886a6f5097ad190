import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '@/brand';
import { useToday } from '@/data/today';
import { type MeetingRequest, meetingTopics, requestFaults } from '@/domain/contact/meeting-request';
import { mailAddress } from '@/lib/mail';
import { Callout } from '@/ui/cards/Callout';
import { NativeField } from '@/ui/controls/NativeField';
import { NativeSelect } from '@/ui/controls/NativeSelect';
import { meetingMail } from './meetingMail';
import { faultWords } from './requestWords';

interface MeetingFormProps {
  /** Opens an address of the form "mailto:". */
  readonly openMail?: (address: string) => void;
}

const empty: MeetingRequest = { date: '', time: '', topic: '' };

const topicOptions = [
  { value: '', label: 'Choose a topic' },
  ...meetingTopics.map((topic) => ({ value: topic, label: topic })),
];

/** Asks for a meeting: checks date, time and topic, then opens the mail program with the message. Nothing is sent from here. */
export function MeetingForm({ openMail = openAddress }: MeetingFormProps) {
  const today = useToday();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(empty);
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState(empty);
  const [message, setMessage] = useState('');
  const field = (name: keyof MeetingRequest) => ({
    value: typed[name],
    error: errors[name],
    onChange: (value: string) => {
      setTyped({ ...typed, [name]: value });
      setErrors({ ...errors, [name]: '' });
    },
  });
  const submit = () => {
    const faults = requestFaults(typed, today);
    const isRight = Object.values(faults).every((fault) => fault === null);
    const mail = meetingMail(typed, note, Intl.DateTimeFormat('en-US').resolvedOptions().timeZone);
    flushSync(() => {
      setErrors(faultWords(faults));
      setMessage(isRight ? mail.body : '');
    });
    if (isRight) openMail(mailAddress(brand.contact.email, mail));
    else form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  return (
    <Box
      ref={form}
      component="form"
      noValidate
      aria-label="Request a meeting"
      sx={fields}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="when">
        <NativeField label="Date" type="date" {...field('date')} />
        <NativeField label="Time" type="time" {...field('time')} />
        <NativeSelect label="Topic" wide options={topicOptions} {...field('topic')} />
      </div>
      <NativeField
        label="Anything a coach should know (optional)"
        rows={3}
        maxLength={1000}
        value={note}
        onChange={setNote}
      />
      <p>
        The button opens your mail program with the message written out. This page sends nothing: the request
        is made when you send the email.
      </p>
      <div>
        <Button type="submit" variant="contained">
          Write the email
        </Button>
      </div>
      <div role="status">
        {message !== '' && (
          <Callout tone="note">
            Your mail program should now be open, with the message below. Nothing has been sent yet. If it
            didn’t open, copy the text and send it to {brand.contact.email}.
            <Box component="pre" sx={{ m: 0, mt: 1.5, font: 'inherit', whiteSpace: 'pre-wrap' }}>
              {message}
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
  maxWidth: 720,
  '& .when': {
    display: 'grid',
    alignItems: 'start',
    gap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  },
  // All fields of the row look alike.
  '& label': { mb: 0.75, color: 'text.primary', fontWeight: 600 },
  '& .when input, & select': { minHeight: 48 },
  '& p': { m: 0, fontSize: '0.9375rem', color: 'text.secondary' },
} as const;
