import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { TargetSchool } from '@/domain/learner/learner-profile';
import { progressBarPercent } from '@/domain/dashboard/progress-band';
import { schoolTargetStatus, schoolTargetDistanceText } from '@/domain/dashboard/scores/school-targets';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { dashboardSectionNames } from '@/domain/section-names';
import { formatOrdinal } from '@/lib/text/format';
import { LinkButton } from '@/ui/controls/LinkButton';
import { sectionPracticePath } from '../practicePaths';
import { MarkedBar } from '@/ui/bars/MarkedBar';
import { EmptyState } from '@/ui/cards/EmptyState';
import { evenColumnSize } from '@/ui/cards/cardLayout';
import { Panel } from '@/ui/cards/Panel';
import { StatusBadge } from '@/ui/marks/StatusBadge';

interface TargetSchoolsPanelProps {
  readonly schools: readonly TargetSchool[];
  /** The percentile of the latest full test; null if it isn't known. */
  readonly percentile: number | null;
  /** The section with the most to gain; null if none is known or nothing can be practiced. */
  readonly toPractice: ScoredSection | null;
}

/** The target percentile for each school, and the distance from it. */
export function TargetSchoolsPanel({ schools, percentile, toPractice }: TargetSchoolsPanelProps) {
  return (
    <Panel
      title="Target Schools"
      {...(percentile !== null && { control: `now at the ${formatOrdinal(percentile)} percentile` })}
    >
      {schools.length === 0 ? (
        <EmptyState
          preview="bars"
          title="No target schools yet"
          text="Each target school appears here with the percentile that you set for it and how far away that is."
        />
      ) : (
        <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
          <Grid
            container
            component={List}
            aria-label="Target schools"
            columnSpacing={5}
            rowSpacing={2.5}
            sx={{ width: '100%' }}
          >
            {schools.map((school, place) => (
              // Two campuses may have one name.
              <Grid key={`${place} ${school.name}`} component="li" size={evenColumnSize(schools.length)}>
                <School school={school} percentile={percentile} />
              </Grid>
            ))}
          </Grid>
          {toPractice !== null && (
            <LinkButton to={sectionPracticePath(toPractice)} variant="outlined">
              {`Practice ${dashboardSectionNames[toPractice]}`}
            </LinkButton>
          )}
        </Stack>
      )}
    </Panel>
  );
}

function School({ school, percentile }: { school: TargetSchool; percentile: number | null }) {
  const nameId = useId();
  const standing = schoolTargetStatus(school, percentile);
  const achieved = standing.status === 'achieved';
  const { targetPercentile: target } = school;
  const named = target === null ? 'No percentile set' : `Your target: ${formatOrdinal(target)} percentile`;
  return (
    <>
      <Stack direction="row" sx={{ ...apart, alignItems: 'center', rowGap: 0.5 }}>
        <Typography id={nameId} sx={{ minWidth: 0 }}>
          <bdi>{school.name}</bdi>
        </Typography>
        <StatusBadge status={achieved ? 'Achieved' : 'In progress'} />
      </Stack>
      {percentile !== null && target !== null && (
        <Box sx={{ mt: 1.5, mb: 1 }}>
          <MarkedBar
            variant="progress"
            percent={progressBarPercent(percentile)}
            markPercent={progressBarPercent(target)}
            color={achieved ? 'status.good' : 'status.fair'}
            announced={{
              labelId: nameId,
              value: `${formatOrdinal(percentile)} percentile, target ${formatOrdinal(target)}`,
            }}
          />
        </Box>
      )}
      <Stack direction="row" sx={apart}>
        <Typography variant="secondary">{named}</Typography>
        <Typography variant="subtitle2">
          {standing.distance === null
            ? target === null
              ? 'set one to compare'
              : 'known once a score report gives a percentile'
            : schoolTargetDistanceText(standing.distance)}
        </Typography>
      </Stack>
    </>
  );
}

/** Two texts at the ends of a line, or one below the other where there is no room. */
const apart = { flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 } as const;
