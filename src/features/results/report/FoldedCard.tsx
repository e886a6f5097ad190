import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { openOnPaper, useOpensParts } from '../folding';

interface FoldedCardProps {
  readonly title: string;
  /** Explains the content, above it. */
  readonly summary?: ReactNode;
  /** At most one control, or a short gray text, at the top of the content. */
  readonly control?: ReactNode;
  /** True for details of figures that the screen shows already: closed everywhere until opened, and not printed. */
  readonly isRepeated?: boolean;
  readonly children: ReactNode;
}

/** A card of a report below its figures: closed on a phone until it is opened, and open on a wider screen and on paper. */
export function FoldedCard({ title, summary, control, isRepeated = false, children }: FoldedCardProps) {
  const id = useId();
  const opensParts = useOpensParts();
  const [pressed, setPressed] = useState<boolean | null>(null);
  return (
    <Accordion
      variant="outlined"
      expanded={pressed ?? (opensParts && !isRepeated)}
      onChange={(_, isExpanded) => setPressed(isExpanded)}
      slotProps={{ heading: { component: 'h2' } }}
      sx={{ '@media print': isRepeated ? { display: 'none' } : wholeOnPaper }}
    >
      <AccordionSummary id={`${id}-title`} aria-controls={`${id}-content`} expandIcon={<ExpandMore />}>
        <Typography component="span" variant="h3">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails id={`${id}-content`}>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            columnGap: 2,
            mb: 2,
          }}
        >
          {summary !== undefined && (
            <Typography variant="secondary" sx={{ maxWidth: '44em' }}>
              {summary}
            </Typography>
          )}
          {typeof control === 'string' ? <Typography variant="secondary">{control}</Typography> : control}
        </Stack>
        {children}
      </AccordionDetails>
    </Accordion>
  );
}

const wholeOnPaper = { breakInside: 'avoid', ...openOnPaper } as const;
