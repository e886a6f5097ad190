import Box from '@mui/material/Box';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { rawScore } from '@/domain/exam/scoring/scoring';
import { formatCount, formatQuarterPoints } from '@/lib/text/format';
import { figuresTableStyles } from '@/ui/cards/figuresTableStyles';
import { Panel } from '@/ui/cards/Panel';
import { ScrollBox } from '@/ui/page/ScrollBox';
import { scoredSectionName, rawScoringText } from '../../resultSentences';
import { itemsBySection } from './itemsBySection';

/** Right, wrong, and blank answers and the raw score by section. The two quantitative sections are combined, as on the test. */
export function AnswersPanel({ report: { scored } }: { report: ScoreReport }) {
  const rows = itemsBySection(scored).map(({ section, items }) => ({
    name: scoredSectionName(section),
    items,
  }));
  const all = rows.flatMap(({ items }) => items);
  const lines = rows.length > 1 ? [...rows, { name: 'Total', items: all }] : rows;
  return (
    <Panel title="Answers" control={formatCount(all.length, 'question')} summary={rawScoringText}>
      <ScrollBox label="Answers">
        <Box
          component="table"
          sx={[
            figuresTableStyles,
            {
              '& th, & td': { typography: { xs: 'body2', sm: 'body1' } },
              '& th + th, & td': { pl: { xs: 0.75, sm: 1.5 } },
            },
          ]}
        >
          <thead>
            <tr>
              <th scope="col">Section</th>
              <th scope="col">Right</th>
              <th scope="col">Wrong</th>
              <th scope="col">Blank</th>
              <th scope="col">Raw</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, items }) => {
              const score = rawScore(items.map(({ verdict }) => verdict));
              return (
                <tr key={name}>
                  <Box component="th" scope="row" sx={{ fontWeight: 550 }}>
                    {name}
                  </Box>
                  <td>{score.right}</td>
                  <td>{score.wrong}</td>
                  <td>{score.blank}</td>
                  <Box component="td" sx={{ fontWeight: 600 }}>
                    <span>{formatQuarterPoints(score.quarters)}</span>
                    <Box
                      component="span"
                      sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}
                    >
                      {`of ${items.length}`}
                    </Box>
                  </Box>
                </tr>
              );
            })}
          </tbody>
        </Box>
      </ScrollBox>
    </Panel>
  );
}
