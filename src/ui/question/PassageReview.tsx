import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { genreLabels } from '@/domain/exam/items/genre';
import type { Passage } from '@/domain/exam/items/item';

/** A passage above its questions, collapsed so that the questions stay close together. */
export function PassageReview({ passage }: { passage: Passage }) {
  return (
    <Accordion slotProps={{ heading: { component: 'h4' } }} sx={{ mt: 2 }}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Stack component="span" direction="row" sx={summarySx}>
          <Typography component="span" variant="h3">
            The passage: <span translate="no">{passage.title}</span>
          </Typography>
          <Typography component="span" variant="secondary">
            {passage.form === 'verse' ? 'a poem' : genreLabels[passage.genre]}
          </Typography>
        </Stack>
      </AccordionSummary>
      <AccordionDetails key={passage.id} translate="no" sx={{ maxWidth: '44em' }}>
        {passage.intro !== null && (
          <Typography color="textSecondary" sx={{ fontStyle: 'italic' }}>
            {passage.intro}
          </Typography>
        )}
        {passage.text.map((paragraph, index) => (
          <Typography
            key={index}
            variant="prose"
            component="p"
            sx={{ mt: 1.5, ...(passage.form === 'verse' && { whiteSpace: 'pre-line' }) }}
          >
            {paragraph}
          </Typography>
        ))}
      </AccordionDetails>
    </Accordion>
  );
}

const summarySx = { flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 } as const;
