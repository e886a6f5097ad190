import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListedAttempt } from '@/domain/plan/ability/answered-attempt';
import { testTitle } from '@/domain/plan/drills/test-title';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import type { Targets } from '@/domain/exam/report/result-figures';
import { formatInstantDate } from '@/lib/text/format';
import { pathOf } from '@/site';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { reportTestLabel } from './ReportBar';
import { reportLead } from './reportLead';
import { ReportSheet } from './ReportSheet';

interface AttemptReportProps {
  readonly report: ScoreReport;
  readonly targets: Targets;
  /** All finished tests, the latest first. */
  readonly attempts: readonly ListedAttempt[];
  /** The button that shares this student's record with a parent; null for none. */
  readonly share: ReactNode;
  /** The small "today" card; null for none. */
  readonly today: ReactNode;
}

/** The report of a test taken on this device. */
export function AttemptReport({ report, targets, attempts, share, today }: AttemptReportProps) {
  const { result } = report;
  return (
    <ReportSheet
      isExample={false}
      test={
        attempts.length > 1 ? (
          <AttemptChoice attempts={attempts} chosen={result.attemptId} />
        ) : (
          reportTestLabel(testTitle(result.planId), formatInstantDate(result.finishedAt))
        )
      }
      lead={reportLead(report, targets)}
      report={report}
      share={share}
      today={today}
    />
  );
}

/** The most tests offered in the menu. Nobody scrolls through more, and the list of all tests has the rest. */
const maxOffered = 50;

interface AttemptChoiceProps {
  readonly attempts: readonly ListedAttempt[];
  /** The id of the attempt whose report is shown. */
  readonly chosen: string;
}

/** A menu of the finished tests that have a report. */
function AttemptChoice({ attempts, chosen }: AttemptChoiceProps) {
  const navigate = useNavigate();
  return (
    <SelectField
      labelPosition="beside"
      label="Test"
      options={attempts
        .filter(({ id }, index) => index < maxOffered || id === chosen)
        .map(({ id, planId, finishedAt }) => ({
          value: id,
          label: `${testTitle(planId)} · ${formatInstantDate(finishedAt)}`,
        }))}
      value={chosen}
      onChange={(id) => void navigate(pathOf('scoreReport', { search: { attempt: id } }))}
    />
  );
}
