import type { LearnerAccess } from '@/data/learners/learnerSource';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StudyAdvice } from '@/domain/dashboard/insights/study-advice';
import { topicLabel } from '@/domain/learner/topic-count';
import { dashboardSectionNames } from '@/domain/section-names';
import { assertUnreachable } from '@/lib/assert';
import { uncapitalize } from '@/lib/text/format';
import { useDashboardAccess } from '../../frame/originContext';
import { ForwardLink } from '../ForwardLink';
import { LeavesSampleNote } from '../LeavesSampleNote';
import { sectionPracticePath, topicPracticePath } from '../practicePaths';
import { plannerLink, type StepLink, stepLink } from '../stepLink';
import { evenColumnSize } from '@/ui/cards/cardLayout';
import { Panel } from '@/ui/cards/Panel';

/** Returns the link that follows a recommendation. */
function adviceLink(on: StudyAdvice['subject'], access: LearnerAccess): StepLink {
  switch (on.kind) {
    case 'step':
      return stepLink(on.step, access);
    case 'topic':
      return { to: topicPracticePath(on.topic), label: `Practice ${uncapitalize(topicLabel(on.topic))}` };
    case 'section':
      return {
        to: sectionPracticePath(on.section),
        label: `Open ${dashboardSectionNames[on.section].toLowerCase()} practice`,
      };
    case 'plan':
      return plannerLink(access);
    default:
      return assertUnreachable(on);
  }
}

/** Recommendations for the coming weeks, each with a link. */
export function AdvicePanel({ advice }: { advice: readonly StudyAdvice[] }) {
  // A shared copy has no practice links, because they would start practice for whoever is viewing it.
  const access = useDashboardAccess();
  return (
    <Panel title="Recommendations">
      <Grid container component={List} aria-label="Recommendations" columnSpacing={5} rowSpacing={2.5}>
        {advice.map(({ text, subject }) => (
          <Grid key={text} component="li" size={evenColumnSize(advice.length, 3)}>
            <Stack sx={{ height: '100%', alignItems: 'flex-start' }}>
              <Typography>{text}</Typography>
              {access !== 'read-only' && <ForwardLink {...adviceLink(subject, access)} />}
            </Stack>
          </Grid>
        ))}
      </Grid>
      <LeavesSampleNote />
    </Panel>
  );
}
