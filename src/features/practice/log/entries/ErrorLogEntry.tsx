import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
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
  const title = known === null ? missingItemText(logged) : mistakeTitle(known);
  return (
    <ListItem divider sx={entryLayout}>
      {/* On a phone, the parts of the description are rows of the entry. */}
      <Box sx={{ gridArea: 'what', display: { xs: 'contents', sm: 'block' }, minWidth: 0 }}>
        <Typography
          id={id}
          component="h3"
          variant="prose"
          translate={known === null ? undefined : 'no'}
          sx={titleLayout}
        >
          {title}
        </Typography>
        <Stack direction="row" sx={{ ...onPhone('tags'), alignItems: 'baseline', columnGap: 1 }}>
          <Dot color={sectionDotColor(mistake.facts.section)} />
          <Typography component="span" variant="secondary" sx={{ minWidth: 0 }}>
            <FactLine
              facts={[mistakeKindLabel(mistake, known?.item ?? null), mistakeSourceText(mistake, today)]}
            />
          </Typography>
        </Stack>
        <Typography variant="body2" sx={onPhone('miss')}>
          {missDescriptionText(mistake, known?.item ?? null)}
        </Typography>
      </Box>
      {mistake.cause !== null && (
        <Chip
          size="small"
          label={causeLabels[mistake.cause]}
          sx={{ gridArea: 'cause', justifySelf: { xs: 'end', sm: 'start' } }}
        />
      )}
      <Stack
        direction={{ xs: 'row', sm: 'column' }}
        sx={{ gridArea: 'due', alignItems: { xs: 'center', sm: 'flex-start' }, columnGap: 1.5, rowGap: 0.5 }}
      >
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {dueDateLabel(mistake.dueDay, today)}
        </Typography>
        <RecallDots recalls={mistake.recalls} />
      </Stack>
      <IconButton
        aria-expanded={open}
        aria-label={open ? 'Close the question' : 'Open the question'}
        aria-describedby={id}
        disabled={known === null}
        onClick={() => setOpen((was) => !was)}
        sx={{ gridArea: 'toggle' }}
      >
        <ExpandMore sx={{ transform: open ? 'rotate(180deg)' : undefined }} />
      </IconButton>
      {(open || asksCause) && (
        <Stack spacing={2} sx={{ gridArea: 'open', minWidth: 0, pt: { xs: 0.5, sm: 0 } }}>
          {open && known !== null && <Explained mistake={mistake} logged={known} />}
          <CauseChips cause={mistake.cause} onChoose={(cause) => onCause(mistake.id, cause)} />
        </Stack>
      )}
    </ListItem>
  );
});

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

const entryLayout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto 44px', sm: 'minmax(0, 1fr) 7.5rem 6rem 44px' },
  gridTemplateAreas: {
    xs: '"title title toggle" "tags tags tags" "due cause cause" "miss miss miss" "open open open"',
    sm: '"what cause due toggle" "open open open open"',
  },
  alignItems: { xs: 'center', sm: 'start' },
  columnGap: { xs: 1, sm: 2 },
  rowGap: { xs: 0.25, sm: 1 },
  py: { xs: 1.25, sm: 2 },
  breakInside: 'avoid',
} as const;

/** The place of a part of the description in the entry's grid, which it is part of on a phone. */
const onPhone = (area: string) => ({ gridArea: { xs: area, sm: 'auto' } }) as const;

/** At most two lines on a phone. */
const titleLayout = {
  ...onPhone('title'),
  fontWeight: 600,
  display: { xs: '-webkit-box', sm: 'block' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: { xs: 'hidden', sm: 'visible' },
} as const;
