import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import { type Cause, causeLabels } from '@/domain/plan/mistakes/mistake-cause';
import type { IsoDay } from '@/lib/dates/calendar';
import { FactLine } from '@/ui/cards/FactLine';
import { Dot } from '@/ui/marks/Dot';
import { ExplainedChoices } from '@/ui/question/ExplainedChoices';
import { QuestionExplanation } from '@/ui/question/QuestionExplanation';
import { PassageReview } from '@/ui/question/PassageReview';
import { QuestionMaterial } from '@/ui/question/QuestionMaterial';
import { QuestionText } from '@/ui/question/QuestionText';
import { ReportMistakeLink } from '@/ui/question/ReportMistakeLink';
import { sectionDotColor } from '@/ui/sectionColor';
import { CauseChips } from './CauseChips';
import type { LoggedMistake } from '../logFacts';
import type { LoggedItem } from '../loadItemByRef';
import { RecallDots } from './RecallDots';
import {
  dueDateLabel,
  mistakeKindLabel,
  missDescriptionText,
  mistakeTitle,
  missingItemText,
  mistakeSourceText,
} from '../errorLogText';

interface LogEntryProps {
  readonly mistake: LoggedMistake;
  /** Undefined until its file has loaded; null if the bank no longer has it. */
  readonly logged: LoggedItem | null | 'failed' | undefined;
  readonly today: IsoDay;
  readonly onCause: (id: string, cause: Cause | null) => void;
}

/** A missed question with the student's response and the next review; when expanded, also all explanations. */
export const ErrorLogEntry = memo(function LogEntry({ mistake, logged, today, onCause }: LogEntryProps) {
  const [open, setOpen] = useState(false);
  // Fixed while the entry is mounted: the tap that names the cause must not remove its own button.
  const [asksCause] = useState(mistake.cause === null);
  const id = useId();
  const known = logged === undefined || logged === null || logged === 'failed' ? null : logged;
  return (
    <ListItem divider sx={entryLayout}>
      <Accordion
        variant="plain"
        expanded={open && known !== null}
        disabled={known === null}
        onChange={(_, isOpen) => setOpen(isOpen)}
        slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
      >
        <AccordionSummary
          id={`${id}-title`}
          aria-controls={`${id}-explained`}
          expandIcon={
            <ExpandMore sx={{ visibility: known === null ? 'hidden' : 'visible', displayPrint: 'none' }} />
          }
          slotProps={{ expandIconWrapper: { sx: iconLayout } }}
        >
          <Description mistake={mistake} logged={logged} known={known} today={today} />
        </AccordionSummary>
        <AccordionDetails>
          {known !== null && <Explained mistake={mistake} logged={known} />}
        </AccordionDetails>
      </Accordion>
      {(open || asksCause) && (
        <CauseChips cause={mistake.cause} onChoose={(cause) => onCause(mistake.id, cause)} />
      )}
    </ListItem>
  );
});

interface DescriptionProps extends Pick<LogEntryProps, 'mistake' | 'logged' | 'today'> {
  /** The question, if the bank has it and its file has loaded. */
  readonly known: LoggedItem | null;
}

/** The question, where it was missed and how, and when it returns, in columns; on a phone, in rows. */
function Description({ mistake, logged, known, today }: DescriptionProps) {
  return (
    <Box component="span" sx={descriptionLayout}>
      <Box component="span" sx={{ gridArea: 'what', display: { xs: 'contents', sm: 'block' }, minWidth: 0 }}>
        <Typography
          component="span"
          variant="prose"
          translate={known === null ? undefined : 'no'}
          sx={titleLayout}
        >
          {known === null ? missingItemText(logged) : mistakeTitle(known)}
        </Typography>
        <Stack component="span" direction="row" sx={tagsLayout}>
          <Dot color={sectionDotColor(mistake.facts.section)} />
          <Typography component="span" variant="secondary" sx={{ minWidth: 0 }}>
            <FactLine
              facts={[mistakeKindLabel(mistake, known?.item ?? null), mistakeSourceText(mistake, today)]}
            />
          </Typography>
        </Stack>
        <Typography component="span" variant="body2" sx={{ ...onPhone('miss'), display: 'block' }}>
          {missDescriptionText(mistake, known?.item ?? null)}
        </Typography>
      </Box>
      {mistake.cause !== null && (
        <Chip
          component="span"
          size="small"
          label={causeLabels[mistake.cause]}
          sx={{ gridArea: 'cause', justifySelf: { xs: 'end', sm: 'start' } }}
        />
      )}
      <Stack component="span" direction={{ xs: 'row', sm: 'column' }} sx={dueLayout}>
        <Typography component="span" variant="subtitle2">
          {dueDateLabel(mistake.dueDay, today)}
        </Typography>
        <RecallDots recalls={mistake.recalls} />
      </Stack>
    </Box>
  );
}

function Explained({
  mistake: { miss },
  logged: { item, passage },
}: {
  readonly mistake: LoggedMistake;
  readonly logged: LoggedItem;
}) {
  return (
    <div>
      {passage !== null && <PassageReview passage={passage} />}
      <Typography component="p" variant="stem" sx={{ mt: 1.5 }}>
        <QuestionText text={item.stem} translate="no" />
      </Typography>
      {item.kind === 'quantitative' && <QuestionMaterial figure={item.figure} table={item.table} />}
      <ExplainedChoices item={item} chosen={miss.kind === 'blank' ? null : miss.letter} />
      <QuestionExplanation item={item} />
      <ReportMistakeLink item={item} />
    </div>
  );
}

const entryLayout = { display: 'block', py: { xs: 0.5, sm: 1 }, breakInside: 'avoid' } as const;

const descriptionLayout = {
  flexGrow: 1,
  minWidth: 0,
  fontWeight: 400,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 7.5rem 6rem' },
  gridTemplateAreas: {
    xs: '"title title" "tags tags" "due cause" "miss miss"',
    sm: '"what cause due"',
  },
  alignItems: { xs: 'center', sm: 'start' },
  columnGap: { xs: 1, sm: 2 },
  rowGap: { xs: 0.25, sm: 1 },
} as const;

const iconLayout = { alignSelf: 'flex-start', my: 1.25, ml: 1, p: 0.25 } as const;

/** The place of a part of the description in the entry's grid, which it is part of on a phone. */
const onPhone = (area: string) => ({ gridArea: { xs: area, sm: 'auto' } }) as const;

const tagsLayout = { ...onPhone('tags'), alignItems: 'baseline', columnGap: 1 } as const;
const dueLayout = {
  gridArea: 'due',
  alignItems: { xs: 'center', sm: 'flex-start' },
  columnGap: 1.5,
  rowGap: 0.5,
} as const;

/** At most two lines on a phone. */
const titleLayout = {
  ...onPhone('title'),
  fontWeight: 600,
  display: { xs: '-webkit-box', sm: 'block' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: { xs: 'hidden', sm: 'visible' },
} as const;
