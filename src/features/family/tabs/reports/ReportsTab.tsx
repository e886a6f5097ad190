import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useVisitChoice, createVisitKey } from '@/data/visitState';
import { topicAdvice } from '@/data/texts/topic-advice';
import { reportHeadline } from '@/domain/dashboard/tab-headlines';
import { reportWeekLabel } from '@/domain/dashboard/insights/report-figure-text';
import {
  type WeeklyReportItem,
  weeklyReportItems,
  buildWeeklyReport,
} from '@/domain/dashboard/insights/weekly-report';
import { weekStart } from '@/domain/dashboard/study/logged-weeks';
import { type IsoDay, isIsoDay } from '@/lib/dates/calendar';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { ViewToggle } from '@/ui/controls/fields/ViewToggle';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { useDetailDialogs } from '../opened/useDetailDialogs';
import { VerdictHeadline } from '../panels/VerdictHeadline';
import { PreviousReportsPanel } from './PreviousReportsPanel';
import { useDashboardAccess } from '../../frame/originContext';
import { ReportActions } from './ReportActions';
import { ReportBody } from './ReportBody';
import { PrintableDialog } from '@/ui/controls/dialogs/PrintableDialog';
import type { DashboardTabProps } from '../../frame/dashboardTabProps';
import { SectionStack } from '@/ui/cards/CardGrid';

/** The one-page sheet for a tutor, which is below the plan on the planner page. */
const weeklySheet = pathOf('studyPlanner', { hash: 'weekly-sheet' });

const weeks = [
  { value: 'current', label: 'Current week' },
  { value: 'previous', label: 'Previous week' },
] as const;
type Week = (typeof weeks)[number]['value'];

const chosenWeek = createVisitKey<Week>();

/** Shown with sample data, for which nothing is generated or sent. Text from docs/product.md, "Placeholder messages". */
const notYet = {
  pdf: 'PDF report generation would be implemented here',
  email: 'Email report functionality would be implemented here',
} as const;

/** The Weekly Reports tab: this week's or last week's report, and the earlier ones. */
export default function ReportsTab({ family, learner }: DashboardTabProps) {
  const access = useDashboardAccess();
  const { asOf } = family;
  const { openDay, renderDialog } = useDetailDialogs({ family, learner });
  const { chosen, deferred, choose } = useVisitChoice<Week>(chosenWeek, 'current');
  const [address] = useSearchParams();
  // The week of the report that a notification linked to (`?week=`); null for none and for this week, whose report is shown anyway.
  const [openedWeek, setOpenedWeek] = useState<IsoDay | null>(() => {
    const asked = address.get('week');
    return asked !== null && isIsoDay(asked) && asked !== weekStart(learner, asOf) ? asked : null;
  });
  const lines = useMemo(() => weeklyReportItems(learner, asOf), [learner, asOf]);
  const current = weekStart(learner, asOf);
  const [, previous] = lines;
  const weekName = (line: WeeklyReportItem) => reportWeekLabel(line, asOf.day);
  const wanted = deferred === 'current' ? current : (previous?.firstDay ?? null);
  const reportAt = (week: IsoDay | null) =>
    lines.some(({ firstDay }) => firstDay === week) && week !== null
      ? buildWeeklyReport(learner, topicAdvice, week, asOf)
      : null;
  const report = reportAt(wanted);
  const opened = reportAt(openedWeek);

  return (
    <>
      {report !== null && <VerdictHeadline sentence={reportHeadline(report, asOf.day)} />}
      <Stack
        direction="row"
        spacing={1.5}
        sx={{ my: { xs: 2, sm: 3 }, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <ViewToggle label="Report" options={weeks} value={chosen} onChange={choose} />
        {report !== null && (
          <Typography color="textSecondary" sx={{ flexGrow: 1 }}>
            {weekName(report)}
          </Typography>
        )}
        <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          {access === 'trial' ? (
            <>
              <Button variant="outlined" onClick={() => window.alert(notYet.pdf)}>
                Download PDF
              </Button>
              <Button variant="outlined" onClick={() => window.alert(notYet.email)}>
                Email Report
              </Button>
            </>
          ) : (
            report !== null && <ReportActions report={report} week={weekName(report)} today={asOf.day} />
          )}
          {access === 'own' && (
            <LinkButton to={weeklySheet} variant="outlined">
              Weekly Sheet
            </LinkButton>
          )}
        </Stack>
      </Stack>
      <SectionStack>
        {report === null ? (
          <Panel title="Weekly Report">
            <EmptyState
              preview="days"
              title="No report for this week"
              text="A report appears after the first session of each week, with hours by day, tests, and what to do next."
            />
          </Panel>
        ) : (
          <ReportBody learner={learner} report={report} level={2} asOf={asOf} onOpenDay={openDay} />
        )}
        <PreviousReportsPanel
          reports={lines.filter(({ firstDay }) => firstDay !== current)}
          weekName={weekName}
          onOpen={({ firstDay }) => setOpenedWeek(firstDay)}
        />
      </SectionStack>
      {opened !== null && (
        <PrintableDialog title={weekName(opened)} onClose={() => setOpenedWeek(null)}>
          <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
            {reportHeadline(opened, asOf.day).reason}
          </Typography>
          <ReportBody learner={learner} report={opened} level={3} asOf={asOf} onOpenDay={openDay} />
        </PrintableDialog>
      )}
      {renderDialog()}
    </>
  );
}
