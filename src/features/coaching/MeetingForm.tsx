import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Controller, useForm } from 'react-hook-form';
import { useToday } from '@/data/useToday';
import { type MeetingRequest, meetingTopics, validateMeetingRequest } from '@/domain/contact/meeting-request';
import { localTimeZone } from '@/lib/dates/localTime';
import { MailWrittenNotice } from '@/ui/controls/mail/MailWrittenNotice';
import { FormField } from '@/ui/controls/fields/FormField';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { useMailProgram } from '@/ui/controls/mail/useMailProgram';
import { textWidth } from '@/ui/guide/TextBlocks';
import { meetingRequestEmail } from './meetingRequestEmail';
import { meetingFormErrors } from './meetingFormErrors';

interface MeetingFormProps {
  /** Opens a "mailto:" URL. */
  readonly openMail?: (address: string) => void;
}

const empty: MeetingRequest & { note: string } = { date: '', time: '', topic: '', note: '' };

const topicOptions = [
  { value: '', label: 'Choose a topic' },
  ...meetingTopics.map((topic) => ({ value: topic, label: topic })),
];

/**
 * Requests a meeting: validates date, time, and topic, then opens the message in the user's mail program. The site sends nothing.
 */
export function MeetingForm({ openMail }: MeetingFormProps) {
  const today = useToday();
  const { control, register, handleSubmit, formState } = useForm({ defaultValues: empty });
  const { errors } = formState;
  const { written, writeMail, forgetMail } = useMailProgram(openMail);
  const submit = handleSubmit(
    ({ note, ...typed }) => writeMail(meetingRequestEmail(typed, note, localTimeZone())),
    forgetMail,
  );
  const ruleOf = (name: keyof MeetingRequest) => ({
    validate: (_: string, typed: MeetingRequest) => {
      const error = meetingFormErrors(validateMeetingRequest(typed, today))[name];
      return error === '' || error;
    },
  });
  return (
    <Box
      component="form"
      noValidate
      aria-label="Request a meeting"
      sx={fields}
      onSubmit={(event) => void submit(event)}
    >
      <div className="when">
        <FormField
          label="Date"
          type="date"
          field={register('date', ruleOf('date'))}
          error={errors.date?.message}
        />
        <FormField
          label="Time"
          type="time"
          field={register('time', ruleOf('time'))}
          error={errors.time?.message}
        />
        <Controller
          name="topic"
          control={control}
          rules={ruleOf('topic')}
          render={({ field: { ref, value, onChange } }) => (
            <SelectField
              label="Topic"
              options={topicOptions}
              selectRef={ref}
              value={value}
              onChange={onChange}
              error={errors.topic?.message ?? ''}
            />
          )}
        />
      </div>
      <FormField
        label="Anything a coach should know (optional)"
        rows={3}
        maxLength={1000}
        field={register('note')}
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
