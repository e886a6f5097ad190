import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { changeOrFirstText } from '@/domain/dashboard/score-change-text';
import type { RawReportTest } from '@/domain/dashboard/insights/weekly-report';
import {
  noScaledScoresText,
  rawChangeOrFirstText,
  rawScoreText,
  rightText,
  shareRightText,
} from '@/domain/dashboard/scores/raw-result-text';
import { testName } from '@/domain/dashboard/scores/test-history';
import type { IsoDay } from '@/lib/dates/calendar';
import { capitalize, formatDateNear, formatNumber, keepDatesUnbroken, uncapitalize } from '@/lib/text/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { SectionScoreRow } from '../panels/scores/SectionScoreRow';
import type { TestSummaryPanelProps } from './TestSummaryPanel';

/** The results of the week's tests at a level without score tables; official scores of the week have a list of their own. */
export function RawTestSummaryPanel({ learner, report, level, today }: TestSummaryPanelProps) {
  return (
    <Panel title="Test Performance Summary" level={level}>
      <Stack spacing={3} sx={{ flexGrow: 1 }}>
        <Grid container component="dl" columnSpacing={2} sx={{ m: 0 }}>
          <Grid size={12}>
            <Typography component="dt" variant="secondary">
              Tests completed
            </Typography>
            <Typography component="dd" variant="figureSmall" sx={{ m: 0 }}>
              {formatNumber(report.testsCompleted)}
            </Typography>
          </Grid>
        </Grid>
        {report.raw.length === 0 && report.sections.length === 0 && (
          <EmptyState
            preview="bars"
            title="No test results this week"
            text="The next results appear here, each with its change since the test before."
          />
        )}
        {report.raw.map((each) => (
          <RawTestRows key={each.test.id} result={each} today={today} />
        ))}
        {report.raw.length > 0 && (
          <Typography variant="secondary">{noScaledScoresText(learner.profile.level)}</Typography>
        )}
        {report.sections.length > 0 && (
          <div>
            <Typography variant="strong" component="p">
              Official score
            </Typography>
            <List aria-label="Official section scores of the week">
              {report.sections.map(({ subject, displayText, previous }) => (
                <SectionScoreRow
                  key={subject}
                  section={subject}
                  score={displayText}
                  target={learner.profile.targets.sections[subject]}
                  change={changeOrFirstText(previous?.change ?? null, today)}
                />
              ))}
            </List>
          </div>
        )}
      </Stack>
    </Panel>
  );
}

/** A test's result and those of its sections. */
function RawTestRows({
  result: { test, day, result, change, sections },
  today,
}: {
  readonly result: RawReportTest;
  readonly today: IsoDay;
}) {
  const name = `${testName(test)} of ${formatDateNear(day, today)}`;
  return (
    <div>
      <Typography variant="strong" component="p">
        {keepDatesUnbroken(`${name}: ${shareRightText(result)}, ${rightText(result)}`)}
      </Typography>
      <Typography variant="secondary">
        {keepDatesUnbroken(capitalize(rawChangeOrFirstText(change, today)))}
      </Typography>
      <List aria-label={`Sections of ${uncapitalize(name)}`}>
        {sections.map((section) => (
          <SectionScoreRow
            key={section.subject}
            section={section.subject}
            score={`${shareRightText(section.result)}, ${rightText(section.result)}`}
            detail={rawScoreText(section.result)}
            change={rawChangeOrFirstText(section.change, today)}
          />
        ))}
      </List>
    </div>
  );
}
