import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { testTitle } from '@/domain/exam/catalog/titles';
import type { ScoreReport } from '@/domain/exam/report/report';
import { scoredSections } from '@/domain/exam/scored-sections';
import { instantDate, number, ordinal, range, unbrokenDates } from '@/lib/format';
import { PrintableDialog } from '@/ui/controls/PrintableDialog';
import { conditionsSentence } from '../words';
import { nameOf } from '../words';
import { noEstimate, topicsSentence } from './evidenceWords';
import { headline, stepWords } from './headWords';

/** What a parent needs of a report, on one sheet that prints apart. */
export function ParentsPage({ report, onClose }: { report: ScoreReport; onClose: () => void }) {
  const { result, estimate, topics, below } = report;
  const { title, text } = headline(report);
  const step = stepWords(report.step);
  const { total } = estimate;
  return (
    <PrintableDialog
      title={`${testTitle(result.planId)}, ${instantDate(result.finishedAt)}`}
      width="md"
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: '72ch' }}>
        <div>
          <Typography variant="h2" component="p">
            {unbrokenDates(title)}
          </Typography>
          <Typography sx={{ mt: 1 }}>{text}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            “You” is the student: this page is best read together.
          </Typography>
        </div>
        <div>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            What to do next
          </Typography>
          <Typography>
            {step.title}. {step.reason}
          </Typography>
        </div>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1 }}
        >
          {scoredSections.map((section) => {
            const each = estimate.sections[section];
            return (
              <Box key={section} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ fontWeight: 600 }}>
                  {nameOf(section)}
                </Box>
                <Box component="dd" sx={{ m: 0 }}>
                  {each.state === 'none'
                    ? `No estimate: ${noEstimate(each)}.`
                    : `Between ${number(each.band.low)} and ${number(each.band.high)}; percentile: ${range(each.percentile, ordinal)}.`}
                </Box>
              </Box>
            );
          })}
          {total !== null && (
            <>
              <Box component="dt" sx={{ fontWeight: 600 }}>
                Total
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                Between {number(total.low)} and {number(total.high)}.
              </Box>
            </>
          )}
        </Box>
        {topics.length > 0 && <Typography>{topicsSentence(topics, below)}</Typography>}
        <Typography>{conditionsSentence(result)}</Typography>
        <Typography variant="body2" color="textSecondary">
          An estimate, not an SSAT score. Of ten tests like this one, about eight would fall between the two
          figures. Percentiles compare with students in the same grade who are taking the test for the first
          time. A wrong answer costs a quarter of a point; a blank costs nothing.
        </Typography>
      </Box>
    </PrintableDialog>
  );
}
