import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import { type Cause, causeLabels } from '@/domain/plan/mistakes/mistake-cause';
import type { IsoDay } from '@/lib/dates/calendar';
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
    <Box component="li" sx={row}>
      <div className="what">
        <Typography
          id={id}
          component="h3"
          variant="prose"
          className="title"
          translate={known === null ? undefined : 'no'}
        >
          {title}
        </Typography>
        <Typography variant="secondary" className="tags">
          <Dot color={sectionDotColor(mistake.facts.section)} />
          <span className="kind">{mistakeKindLabel(mistake, known?.item ?? null)}</span>
          <span className="where">{mistakeSourceText(mistake, today)}</span>
        </Typography>
        <Typography variant="body2" className="miss">
          {missDescriptionText(mistake, known?.item ?? null)}
        </Typography>
      </div>
      <Box className="cause">
        {mistake.cause !== null && <Chip size="small" label={causeLabels[mistake.cause]} />}
      </Box>
      <Box className="due">
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {dueDateLabel(mistake.dueDay, today)}
        </Typography>
        <RecallDots recalls={mistake.recalls} />
      </Box>
      <IconButton
        className="toggle"
        aria-expanded={open}
        aria-label={open ? 'Close the question' : 'Open the question'}
        aria-describedby={id}
        disabled={known === null}
        onClick={() => setOpen((was) => !was)}
      >
        <ExpandMore sx={{ transform: open ? 'rotate(180deg)' : undefined }} />
      </IconButton>
      {(open || asksCause) && (
        <Box className="open">
          {open && known !== null && <Explained mistake={mistake} logged={known} />}
          <CauseChips cause={mistake.cause} onChoose={(cause) => onCause(mistake.id, cause)} />
        </Box>
      )}
    </Box>
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
    <Box sx={{ mb: 2 }}>
      {passage !== null && <PassageReview passage={passage} />}
      <Typography component="p" sx={{ typography: 'stem', fontSize: '1.25rem', mt: 1.5 }}>
        <QuestionText text={item.stem} translate="no" />
      </Typography>
      {item.kind === 'quantitative' && <QuestionMaterial figure={item.figure} table={item.table} />}
      <ExplainedChoices item={item} chosen={miss.kind === 'blank' ? null : miss.letter} />
      <QuestionExplanation item={item} />
      <ReportMistakeLink item={item} />
    </Box>
  );
}

/** On a phone, the parts of `what` are separate rows: the question and its tags, its due date, and the choice. */
const row = {
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
  borderTop: 1,
  borderColor: 'divider',
  breakInside: 'avoid',
  '& .what': { gridArea: 'what', display: { xs: 'contents', sm: 'block' }, minWidth: 0 },
  '& .title': {
    gridArea: { xs: 'title', sm: 'auto' },
    fontWeight: 600,
    fontSize: { xs: '1rem', sm: '1.0625rem' },
    display: { xs: '-webkit-box', sm: 'block' },
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: { xs: 'hidden', sm: 'visible' },
  },
  '& .tags': {
    gridArea: { xs: 'tags', sm: 'auto' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1,
    overflow: 'hidden',
  },
  // A vertical line separates kind and source; if the source wraps, the line is clipped at the edge.
  '& .kind': { mr: { sm: 1 } },
  '& .where': { pl: { sm: 1 }, ml: { sm: '-9px' }, borderLeft: { sm: 1 }, borderColor: { sm: 'divider' } },
  '& .miss': { gridArea: { xs: 'miss', sm: 'auto' } },
  '& .cause': { gridArea: 'cause', justifySelf: { xs: 'end', sm: 'start' } },
  '& .due': { gridArea: 'due', display: { xs: 'flex', sm: 'block' }, alignItems: 'center', gap: 1.5 },
  '& .toggle': { gridArea: 'toggle', width: 44, height: 44 },
  '& .open': { gridArea: 'open', minWidth: 0, pt: { xs: 0.5, sm: 0 } },
} as const;
