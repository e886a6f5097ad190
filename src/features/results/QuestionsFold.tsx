import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useId } from 'react';
import { openOnPaper, useOpensParts } from './folding';
import { everyQuestionTitle } from './resultSentences';

interface QuestionsFoldProps {
  /** Null until the reader, or a button elsewhere, has opened or closed it; it is then closed on a phone and open elsewhere. */
  readonly isOpen: boolean | null;
  readonly onToggle: (isOpen: boolean) => void;
  readonly headingLevel: 'h2' | 'h3';
  /** For a button elsewhere that goes to the questions. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** The list of questions, which on a phone is closed, because the squares open each question as well. Paper shows it. */
export function QuestionsFold({ isOpen, onToggle, headingLevel, headingRef, children }: QuestionsFoldProps) {
  const id = useId();
  const opensParts = useOpensParts();
  return (
    <Accordion
      expanded={isOpen ?? opensParts}
      onChange={(_, isExpanded) => onToggle(isExpanded)}
      slotProps={{ heading: { component: headingLevel, ref: headingRef } }}
      sx={foldSx}
    >
      <AccordionSummary id={`${id}-title`} aria-controls={`${id}-questions`} expandIcon={<ExpandMore />}>
        <Typography component="span" variant="h2">
          {everyQuestionTitle}
        </Typography>
      </AccordionSummary>
      <AccordionDetails id={`${id}-questions`}>{children}</AccordionDetails>
    </Accordion>
  );
}

const foldSx = { '@media print': { border: 0, ...openOnPaper } } as const;
