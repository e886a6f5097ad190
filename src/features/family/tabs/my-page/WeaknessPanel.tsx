import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { topicLabel } from '@/domain/learner/topic-count';
import type { Priority } from '@/domain/learner/learner-goal';
import {
  minAnswersForAccuracy,
  type AccuracyPeriodName,
  type UnderpracticedTopic,
  weaknessThresholdPercent,
} from '@/domain/dashboard/practice/topic-accuracy';
import type { Status } from '@/domain/status';
import { percentagePointsText } from '@/domain/dashboard/score-change-text';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { dashboardSectionNames } from '@/domain/section-names';
import { type Weakness, weakestSection } from '@/domain/dashboard/practice/weakness';
import { formatCount, formatNumber, formatPercent } from '@/lib/text/format';
import { pathOf } from '@/site';
import { useDashboardAccess } from '../../frame/originContext';
import { RowOpenLink } from '@/ui/controls/dialogs/RowOpenButton';
import { LeavesSampleNote } from '../LeavesSampleNote';
import { topicPracticePath } from '../practicePaths';
import { Dot } from '@/ui/marks/Dot';
import { EmptyState } from '@/ui/cards/EmptyState';
import { FactLine } from '@/ui/cards/FactLine';
import { LinkButton } from '@/ui/controls/LinkButton';
import { Panel } from '@/ui/cards/Panel';
import { Row, RowList } from '@/ui/cards/RowList';
import { StatusBadge } from '@/ui/marks/StatusBadge';

const priorityLabels: Readonly<Record<Priority, Status>> = {
  high: 'High priority',
  medium: 'Medium priority',
  low: 'Low priority',
};

/** As wide as the longest badge, so that the badges are either all beside their topics or all below them. */
const badgeColumn = {
  flex: '0 0 8.5rem',
  justifyContent: { xs: 'flex-start', sm: 'flex-end' },
} as const;

interface WeaknessPanelProps {
  readonly weaknesses: readonly Weakness[];
  /** The number of all weak topics, which may be more than those listed. */
  readonly count: number;
  /** Topics with too few answers to judge, sorted by the number of missing answers, fewest first. */
  readonly unknown: readonly UnderpracticedTopic[];
  readonly stretch: AccuracyPeriodName;
}

/** The skills that cost the most points, most urgent first, with links to practice them. */
export function WeaknessPanel({ weaknesses, count, unknown, stretch }: WeaknessPanelProps) {
  const weakest = weakestSection(weaknesses);
  // A shared copy has no practice links: they would start the parent's own practice.
  const isReadOnly = useDashboardAccess() === 'read-only';
  return (
    <Panel
      title="Weakness Analysis"
      control={
        count > weaknesses.length
          ? `${formatNumber(weaknesses.length)} of ${formatNumber(count)}, ${stretch.title}`
          : stretch.title
      }
    >
      {weaknesses.length === 0 && (
        <>
          <EmptyState
            preview="rows"
            title="No weak topics"
            text={`A topic is listed here once it has ${formatCount(minAnswersForAccuracy, 'answer')} to new questions and fewer than ${formatPercent(weaknessThresholdPercent)} of them are right.`}
          />
          <NextKnown topics={unknown.slice(0, mostUnknown)} />
        </>
      )}
      <RowList>
        {weaknesses.map((weakness) => (
          <Row
            key={weakness.subcategory}
            opens={!isReadOnly}
            end={
              <Stack direction="row" sx={badgeColumn}>
                <StatusBadge status={priorityLabels[weakness.priority]} />
              </Stack>
            }
          >
            <Typography component="div">
              {isReadOnly ? (
                topicLabel(weakness.subcategory)
              ) : (
                <RowOpenLink to={topicPracticePath(weakness.subcategory)}>
                  {topicLabel(weakness.subcategory)}
                </RowOpenLink>
              )}
            </Typography>
            <SectionFacts section={weakness.category} facts={factsOn(weakness)} />
          </Row>
        ))}
      </RowList>
      {!isReadOnly && (
        <Stack direction="row" spacing={1.5} sx={{ mt: 'auto', pt: 2, flexWrap: 'wrap' }}>
          <LinkButton to={pathOf('sectionStudy', weakest === null ? {} : { search: { focus: weakest } })}>
            Start Targeted Practice
          </LinkButton>
          <LinkButton to={pathOf('errorLog')} variant="outlined">
            View Details
          </LinkButton>
        </Stack>
      )}
      <LeavesSampleNote />
    </Panel>
  );
}

/** Number of topics listed when no weakness is known, each with the number of answers that it still needs. */
const mostUnknown = 3;

/** The topics closest to having enough answers. */
function NextKnown({ topics }: { topics: readonly UnderpracticedTopic[] }) {
  if (topics.length === 0) return null;
  return (
    <Stack spacing={1} sx={{ mt: 2 }}>
      <Typography component="h3" variant="secondary">
        Too few new questions so far
      </Typography>
      <RowList label="Topics with too few new questions">
        {topics.map(({ topic, subject, answered, right, missing }) => (
          <Row
            key={topic}
            end={<Typography variant="secondary">{`${formatNumber(missing)} more`}</Typography>}
          >
            <Typography>{topicLabel(topic)}</Typography>
            <SectionFacts
              section={subject}
              facts={[
                dashboardSectionNames[subject],
                `${formatNumber(right)} of ${formatNumber(answered)} right`,
              ]}
            />
          </Row>
        ))}
      </RowList>
    </Stack>
  );
}

/** Facts on a topic beside the dot of its section. */
function SectionFacts({ section, facts }: { section: ScoredSection; facts: readonly string[] }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline' }}>
      <Dot color={`section.${section}`} />
      <Typography variant="secondary">
        <FactLine facts={facts} />
      </Typography>
    </Stack>
  );
}

/** Returns the section, the accuracy, and, if known, its change from the previous four weeks. */
function factsOn({ category, accuracy, improvement, trend }: Weakness): readonly string[] {
  const now = [dashboardSectionNames[category], `${formatPercent(accuracy)} right`];
  return improvement === null ? now : [...now, percentagePointsText({ change: improvement, trend })];
}
