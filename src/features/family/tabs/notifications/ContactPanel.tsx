import type { NotificationSettings } from '@/domain/learner/notification-settings';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { contactLimits, emailProblem, validatePhone } from '@/domain/dashboard/contact-validation';
import { FormField, RequiredLegend } from '@/ui/controls/fields/FormField';
import { Panel } from '@/ui/cards/Panel';

export type ContactSettings = NotificationSettings['contact'];

interface ContactPanelProps {
  readonly register: UseFormRegister<ContactSettings>;
  readonly errors: FieldErrors<ContactSettings>;
  /** Called on every keystroke, so that typed text survives switching tabs. */
  readonly onType: (change: Partial<ContactSettings>) => void;
  /** The button that saves all settings, at the bottom of the card. */
  readonly children: ReactNode;
}

export function ContactPanel({ register, errors, onType, children }: ContactPanelProps) {
  const email = register('email', {
    validate: (text) => emailProblem(text) ?? true,
    onChange: (event: { target: { value: string } }) => onType({ email: event.target.value }),
  });
  const phone = register('phone', {
    validate: (text) => validatePhone(text) ?? true,
    onChange: (event: { target: { value: string } }) => onType({ phone: event.target.value }),
  });
  return (
    <Panel title="Contact" control={<RequiredLegend />}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 28rem)' }}>
        <FormField
          label="Email address"
          required
          type="email"
          autoComplete="email"
          maxLength={contactLimits.email}
          field={email}
          error={errors.email?.message}
        />
        <FormField
          label="Phone number"
          required
          type="tel"
          autoComplete="tel"
          maxLength={contactLimits.phone}
          field={phone}
          error={errors.phone?.message}
        />
      </Box>
      <Box
        sx={{
          mt: 3,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
        }}
      >
        {children}
      </Box>
    </Panel>
  );
}
