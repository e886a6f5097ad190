import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { StudyAdvice } from '@/domain/dashboard/insights/study-advice';
import { topicLabel } from '@/domain/learner/topic-count';
import { dashboardSectionNames } from '@/domain/section-names';
import { assertUnreachable } from '@/lib/assert';
import { uncapitalize } from '@/lib/text/format';
import { pathOf } from '@/site';
import { useDashboardAccess } from '../../frame/originContext';
import { sectionPracticePath, topicPracticePath } from '../practicePaths';
import { EmptyState } from '@/ui/cards/EmptyState';
import { evenColumnStyles } from '@/ui/cards/evenColumnStyles';
import { Panel } from '@/ui/cards/Panel';

/** Aligns the links of a row, however long the text above them is. */
const recommendation = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } as const;
const adviceLinkStyle = {
  mt: 'auto',
  display: 'inline-flex',
  displayPrint: 'none',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
} as const;

/** Returns the link that follows a recommendation. */
function adviceLink(on: StudyAdvice['subject']): { readonly to: string; readonly label: string } {
  switch (on.kind) {
    case 'topic':
      return { to: topicPracticePath(on.topic), label: `Practice ${uncapitalize(topicLabel(on.topic))}` };
    case 'section':
      return {
        to: sectionPracticePath(on.section),
        label: `Open ${dashboardSectionNames[on.section].toLowerCase()} practice`,
      };
    case 'plan':
      return { to: pathOf('studyPlanner'), label: 'Open the study planner' };
    default:
      return assertUnreachable(on);
  }
}

/** Recommendations for the coming weeks, each with a link. */
export function AdvicePanel({ advice }: { advice: readonly StudyAdvice[] }) {
  // A shared copy has no practice links, because they would start practice for whoever is viewing it.
  const isReadOnly = useDashboardAccess() === 'read-only';
  return (
    <Panel title="Recommendations">
      {advice.length === 0 ? (
        <EmptyState
          title="No recommendations yet"
          text="After the first weeks of study, this card says what to change."
        />
      ) : (
        <Box component="ul" aria-label="Recommendations" sx={evenColumnStyles(advice.length, 3)}>
          {advice.map(({ text, subject }) => (
            <Box component="li" key={text} sx={recommendation}>
              <Typography>{text}</Typography>
              {!isReadOnly && <AdviceLink {...adviceLink(subject)} />}
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}

function AdviceLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <Link component={RouterLink} to={to} sx={adviceLinkStyle}>
      <span>{label}</span>
      <ArrowForward sx={{ fontSize: '1.125rem' }} />
    </Link>
  );
}
