import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type Timing, timingLabel } from '@/domain/exam/test/timing';
import { RadioField } from '@/ui/controls/fields/RadioField';
import { InlineText } from '@/ui/guide/InlineText';

const texts = {
  title: 'Extra time',
  /** In place of the chosen timing, as long as it is the standard one. */
  standard: 'You have standard time.',
  rules:
    'On the real test, the test maker must [approve extra time](aboutTest#accommodations) before you register. Choose what you were approved for.',
} as const;

const help: Readonly<Partial<Record<Timing, string>>> = {
  double:
    'You must request double time separately. We don’t know the official schedule, so each section here takes twice as long.',
  untimed:
    'This is for practice only, because the test maker doesn’t offer untimed testing. An estimate from an untimed test has a wider range.',
};

interface ExtraTimeFieldProps {
  readonly timings: readonly Timing[];
  readonly value: Timing;
  readonly onChange: (timing: Timing) => void;
  readonly disabled: boolean;
}

/**
 * The timing of a test, folded, because most students have standard time. The closed field says which one is chosen. Untimed is one of
 * the choices: it replaces a time limit as the others do, and a field of its own could contradict them.
 */
export function ExtraTimeField({ timings, value, onChange, disabled }: ExtraTimeFieldProps) {
  const id = useId();
  return (
    <Accordion
      disabled={disabled}
      // Keeps the choices out of the documents of all tests.
      slotProps={{ heading: { component: 'div' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary id={`${id}-title`} aria-controls={`${id}-choices`} expandIcon={<ExpandMore />}>
        <Stack component="span">
          <span>{texts.title}</span>
          <Typography component="span" variant="secondary" sx={{ fontWeight: 400 }}>
            {value === 'standard' ? texts.standard : timingLabel(value)}
          </Typography>
        </Stack>
      </AccordionSummary>
      <AccordionDetails id={`${id}-choices`}>
        <Typography variant="secondary" sx={{ mb: 1.5 }}>
          <InlineText text={texts.rules} />
        </Typography>
        <RadioField
          legend="Timing"
          options={timings.map((timing) => ({
            value: timing,
            label: timingLabel(timing),
            ...(help[timing] !== undefined && { help: help[timing] }),
          }))}
          value={value}
          onChange={onChange}
          disabled={disabled}
        />
      </AccordionDetails>
    </Accordion>
  );
}
