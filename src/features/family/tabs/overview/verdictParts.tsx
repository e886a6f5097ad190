/** The texts of a verdict and its next step, on the dashboards and on the home page. */
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LearnerAccess } from '@/data/learners/learnerSource';
import type { ConversationTip } from '@/domain/dashboard/answer/conversation-tip';
import type { ParentNextStep } from '@/domain/dashboard/answer/parent-next-step';
import type { PreparationVerdict } from '@/domain/dashboard/answer/preparation-verdict';
import {
  parentNextStepText,
  preparationStatusLabels,
  statusSinceText,
} from '@/domain/dashboard/answer/verdict-text';
import type { IsoDay } from '@/lib/dates/calendar';
import { keepDatesUnbroken } from '@/lib/text/format';
import { StatusLine } from '@/ui/marks/StatusBadge';
import { ForwardLink } from '../ForwardLink';
import { stepLink } from '../stepLink';

interface VerdictStatusProps {
  readonly verdict: PreparationVerdict;
  readonly today: IsoDay;
}

/** The status and since when it has held, with its icon. */
export function VerdictStatus({ verdict, today }: VerdictStatusProps) {
  return (
    <StatusLine status={preparationStatusLabels[verdict.status]}>
      {keepDatesUnbroken(statusSinceText(verdict, today))}
    </StatusLine>
  );
}

interface NextStepTextProps {
  readonly step: ParentNextStep;
  readonly access: LearnerAccess;
}

/** The next step with its reason, and a link to where it is done. On the learner's own device, a remark about the plan. */
export function NextStepText({ step, access }: NextStepTextProps) {
  const isNext = access !== 'own';
  const { title, reason } = parentNextStepText(step);
  return (
    <>
      <Typography variant="subtitle2" sx={{ color: isNext ? 'emphasis.main' : 'text.secondary' }}>
        {isNext ? 'Next step' : 'About the plan'}
      </Typography>
      <Typography component="h3" variant="prose" sx={{ fontWeight: 600 }}>
        {keepDatesUnbroken(title)}
      </Typography>
      <Typography variant="body2">{keepDatesUnbroken(reason)}</Typography>
      {/* A shared copy has no practice links: they would start the parent's own practice. */}
      {access !== 'read-only' && <ForwardLink {...stepLink(step, access)} />}
    </>
  );
}

/** Advice on what to say to the student, and what not to. */
export function TalkText({ tip: { suggestion, remarkToAvoid } }: { readonly tip: ConversationTip }) {
  return (
    <Stack
      component="dl"
      direction="row"
      sx={{ m: 0, width: '100%', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
    >
      {[
        ['Say', suggestion],
        ['Avoid', remarkToAvoid],
      ].map(([label, sentence]) => (
        <Box key={label} sx={{ flex: '1 1 13rem', minWidth: 0, typography: 'body2' }}>
          {/* On a phone, each label begins the line of its sentence. */}
          <Typography
            component="dt"
            variant="secondary"
            sx={{ display: { xs: 'inline', sm: 'block' }, mr: 1 }}
          >
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="prose"
            sx={{ typography: { xs: 'body2', sm: 'prose' }, display: { xs: 'inline', sm: 'block' } }}
          >
            {`\u201c${sentence}\u201d`}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}

/** One sentence to say to the student, where there is room for no more. */
export function SuggestionText({ tip: { suggestion } }: { readonly tip: ConversationTip }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Typography component="dt" variant="secondary">
        Say
      </Typography>
      <Typography component="dd" variant="prose" sx={{ m: 0 }}>
        {`\u201c${suggestion}\u201d`}
      </Typography>
    </Box>
  );
}
