import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import type { JudgedItem } from '@/domain/exam/scoring/result';
import { rawScore } from '@/domain/exam/scoring/scoring';
import { formatCount, formatQuarterPoints } from '@/lib/text/format';
import { ScrollBox } from '@/ui/page/ScrollBox';
import { scoredSectionName, rawScoringText } from '../resultSentences';
import { AnswerCountHeads } from '../AnswerCountHeads';
import { FoldedCard } from './FoldedCard';
import { itemsBySection } from './sectionResults';

/** Right, wrong, and blank answers and the raw score by section. The two quantitative sections are combined, as on the test. */
export function AnswersPanel({ report: { scored } }: { report: ScoreReport }) {
  const rows = itemsBySection(scored).map(({ section, items }) => ({
    name: scoredSectionName(section),
    items,
  }));
  const all = rows.flatMap(({ items }) => items);
  return (
    <FoldedCard title="Answers" control={formatCount(all.length, 'question')} summary={rawScoringText}>
      <ScrollBox label="Answers">
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>Section</TableCell>
              <AnswerCountHeads />
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <AnswersRow key={row.name} {...row} />
            ))}
          </TableBody>
          {rows.length > 1 && (
            <TableFooter>
              <AnswersRow name="Total" items={all} />
            </TableFooter>
          )}
        </Table>
      </ScrollBox>
    </FoldedCard>
  );
}

interface AnswersRowProps {
  readonly name: string;
  readonly items: readonly JudgedItem[];
}

function AnswersRow({ name, items }: AnswersRowProps) {
  const score = rawScore(items.map(({ verdict }) => verdict));
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      <TableCell align="right">{score.right}</TableCell>
      <TableCell align="right">{score.wrong}</TableCell>
      <TableCell align="right">{score.blank}</TableCell>
      <TableCell align="right">
        <strong>{formatQuarterPoints(score.quarters)}</strong>
        <Typography component="div" variant="secondary">
          {`of ${items.length}`}
        </Typography>
      </TableCell>
    </TableRow>
  );
}
