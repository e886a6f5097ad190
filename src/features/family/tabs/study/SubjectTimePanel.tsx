import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { TargetDistanceChart } from '@/charts/TargetDistanceChart';
import { dashboardSectionNames, type NamedSection } from '@/domain/section-names';
import { studyBalanceText, subjectShareText, subjectTimes } from '@/domain/dashboard/study/study-balance';
import { monthHoursText } from '@/domain/dashboard/study/study-range';
import type { LoggedWeek } from '@/domain/dashboard/study/logged-weeks';
import { formatDecimalHours, formatPercent } from '@/lib/text/format';
import { Dot } from '@/ui/marks/Dot';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import * as colors from '@/ui/colors';

interface SubjectTimePanelProps {
  readonly weeks: readonly LoggedWeek[];
  /** Filters the tab by a subject. */
  readonly onOpen: (subject: NamedSection) => void;
}

/** Each subject's share of four weeks' study time, compared with the recommended share. */
export function SubjectTimePanel({ weeks, onOpen }: SubjectTimePanelProps) {
  const times = subjectTimes(weeks);
  return (
    <Panel title="Subject Time" control={`share of ${monthHoursText(weeks)}`}>
      {times.length === 0 ? (
        <EmptyState
          preview="ranges"
          title="No study time yet"
          text="The balance of subjects appears after the first session."
        />
      ) : (
        <Grid container columnSpacing={5} rowSpacing={1}>
          <Grid size={{ xs: 12, md: 7 }}>
            <TargetDistanceChart
              name="Share of study time by subject, beside the advised share"
              summary={studyBalanceText(times)}
              axis={{ within: [0, 100], leastSpan: 0, including: 0 }}
              format={formatPercent}
              targetWord="advised"
              columns={['Subject', 'Share', 'Advised', 'Beside it']}
              onOpen={(index) => {
                const opened = times[index];
                if (opened !== undefined) onOpen(opened.subject);
              }}
              points={times.map((time) => ({
                label: dashboardSectionNames[time.subject],
                current: time.percentage,
                target: time.recommended,
                color: colors.sectionColors[time.subject],
              }))}
            />
          </Grid>
          <Grid size={{ xs: 12, md: 5 }}>
            <List aria-label="Subjects">
              {times.map((time) => (
                <ListItem key={time.subject} divider sx={{ flexWrap: 'wrap', columnGap: 1.25 }}>
                  <Dot color={`section.${time.subject}`} />
                  <Typography component="span">{dashboardSectionNames[time.subject]}</Typography>{' '}
                  <Typography component="span" variant="secondary">
                    {`${formatDecimalHours(time.hours)} h`}
                  </Typography>{' '}
                  <Typography
                    component="span"
                    variant="body2"
                    sx={{ flexBasis: { xs: '100%', sm: 'auto' }, ml: { xs: 2.25, sm: 'auto' } }}
                  >
                    {subjectShareText(time)}
                  </Typography>
                </ListItem>
              ))}
            </List>
          </Grid>
        </Grid>
      )}
    </Panel>
  );
}
