import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatNumber } from '@/lib/text/format';
import { PrintableDialog } from '@/ui/controls/dialogs/PrintableDialog';
import type { Slide } from './slides';

interface SpeakerNotesProps {
  readonly slides: readonly Slide[];
  /** The index of the slide whose note is shown first. */
  readonly first: number;
  readonly onClose: () => void;
}

/** The speaker's notes, one slide at a time; on paper, those of all slides. */
export function SpeakerNotes({ slides, first, onClose }: SpeakerNotesProps) {
  const [at, setAt] = useState(first);
  return (
    <PrintableDialog title="Speaker notes" width="md" onClose={onClose}>
      <Box sx={{ displayPrint: 'none' }}>
        <div role="status">
          {slides.slice(at, at + 1).map((slide) => (
            <Note key={slide.name} slide={slide} number={at + 1} />
          ))}
        </div>
        <Stack direction="row" spacing={1} sx={{ mt: 2.5 }}>
          <Button variant="outlined" disabled={at === 0} onClick={() => setAt(at - 1)}>
            Previous note
          </Button>
          <Button variant="outlined" disabled={at === slides.length - 1} onClick={() => setAt(at + 1)}>
            Next note
          </Button>
        </Stack>
      </Box>
      <Stack spacing={2.5} sx={{ display: 'none', displayPrint: 'block' }}>
        {slides.map((slide, index) => (
          <Note key={slide.name} slide={slide} number={index + 1} />
        ))}
      </Stack>
    </PrintableDialog>
  );
}

function Note({ slide: { topic, note }, number }: { readonly slide: Slide; readonly number: number }) {
  return (
    <section>
      <Typography component="h3" variant="h3">
        {`${formatNumber(number)}. ${topic}`}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{note}</Typography>
    </section>
  );
}
