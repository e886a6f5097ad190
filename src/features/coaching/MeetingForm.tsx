import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useToday } from '@/data/useToday';
import { type MeetingRequest, meetingTopics, validateMeetingRequest } from '@/domain/contact/meeting-request';
import { localTimeZone } from '@/lib/dates/localTime';
import { MailWrittenNotice } from '@/ui/controls/mail/MailWrittenNotice';
import { FormField } from '@/ui/controls/fields/FormField';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { openAddress, useMailForm } from '@/ui/controls/mail/useMailForm';
import { textWidth } from '@/ui/guide/textWidth';
import { meetingRequestEmail } from './meetingRequestEmail';
import { meetingFormErrors } from './meetingFormErrors';

interface MeetingFormProps {
  /** Opens a "mailto:" URL. */
  readonly openMail?: (address: string) => void;
}

const empty: MeetingRequest = { date: '', time: '', topic: '' };

const topicOptions = [
  { value: '', label: 'Choose a topic' },
  ...meetingTopics.map((topic) => ({ value: topic, label: topic })),
];

/**
 * Requests a meeting: validates date, time, and topic, then opens the message in the user's mail program. The site sends nothing.
 */
export function MeetingForm({ openMail = openAddress }: MeetingFormProps) {
  const today = useToday();
  const [note, setNote] = useState('');
  const { form, field, onSubmit, written } = useMailForm<keyof MeetingRequest>({
    empty,
    problemsOf: (typed) => meetingFormErrors(validateMeetingRequest(typed, today)),
    mailOf: (typed) => meetingRequestEmail(typed, note, localTimeZone()),
    openMail,
  });
  return (
    <Box
      ref={form}
      component="form"
      noValidate
      aria-label="Request a meeting"
      sx={fields}
      onSubmit={onSubmit}
    >
      <div className="when">
        <FormField label="Date" type="date" {...field('date')} />
        <FormField label="Time" type="time" {...field('time')} />
        <SelectField label="Topic" options={topicOptions} {...field('topic')} />
      </div>
      <FormField
        label="Anything a coach should know (optional)"
        rows={3}
        maxLength={1000}
        value={note}
        onChange={setNote}
      />
      <p>
        The button opens your mail program with the message written out. This page sends nothing: you make the
        request by sending the email.
      </p>
      <div>
        <Button type="submit" variant="contained">
          Write the email
        </Button>
      </div>
      <MailWrittenNotice text={written} />
    </Box>
  );
}

const fields = {
  display: 'grid',
  gap: 2,
  maxWidth: textWidth,
  '& .when': {
    display: 'grid',
    alignItems: 'start',
    gap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  },
  '& p': { m: 0, fontSize: '0.9375rem', color: 'text.secondary' },
} as const;
