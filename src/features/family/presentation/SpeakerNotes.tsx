import Typography from '@mui/material/Typography';
import { formatNumber } from '@/lib/text/format';
import { PrintableDialog } from '@/ui/controls/dialogs/PrintableDialog';
import type { Slide } from '../frame/usePresentation';

interface SpeakerNotesProps {
  readonly slides: readonly Slide[];
  readonly onClose: () => void;
}

/** Speaker notes for each slide, on a sheet that prints on its own. */
export function SpeakerNotes({ slides, onClose }: SpeakerNotesProps) {
  return (
    <PrintableDialog title="Speaker notes" width="md" onClose={onClose}>
      {slides.map(({ topic, note }, index) => (
        <section key={topic}>
          <Typography component="h3" variant="h3" sx={{ mt: index === 0 ? 0 : 2.5 }}>
            {`${formatNumber(index + 1)}. ${topic}`}
          </Typography>
          <Typography sx={{ mt: 0.5 }}>{note}</Typography>
        </section>
      ))}
    </PrintableDialog>
  );
}
