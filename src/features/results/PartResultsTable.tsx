import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { EssayResult, SectionResult } from '@/domain/exam/scoring/result';
import { formatClock, formatQuarterPoints } from '@/lib/text/format';
import { figuresTableStyles } from '@/ui/cards/figuresTableStyles';
import { Panel } from '@/ui/cards/Panel';
import { ScrollBox } from '@/ui/page/ScrollBox';
import { partResultName, rawScoringText } from './resultSentences';

interface PartResultsTableProps {
  readonly parts: readonly (SectionResult | EssayResult)[];
  readonly open: number;
  readonly onOpen: (index: number) => void;
}

/** On a phone, the button goes below the name so that all the figures fit in the row. */
const nameAndButton = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  justifyContent: 'space-between',
  columnGap: 2,
  maxWidth: '22rem',
  '& .MuiButton-root': { ml: { xs: -1.25, sm: 0 }, minWidth: 0 },
} as const;

/** All parts of a test at a glance. Its buttons select the part whose questions are shown below. */
export function PartResultsTable({ parts, open, onOpen }: PartResultsTableProps) {
  return (
    <Panel title="Section by Section" summary={rawScoringText}>
      <ScrollBox label="Section by section">
        <Box
          component="table"
          sx={[
            figuresTableStyles,
            {
              '& th, & td': { py: 1, whiteSpace: 'nowrap', verticalAlign: 'baseline' },
              '& th + th, & td': { pl: { xs: 1, sm: 2 } },
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
              <Box component="th" scope="col" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                Time used
              </Box>
            </tr>
          </thead>
          <tbody>
            {parts.map((part, index) => (
              <tr key={part.id}>
                <Box component="th" scope="row" sx={{ fontWeight: 550 }}>
                  <Box sx={nameAndButton}>
                    <span>
                      <span>{partResultName(part)}</span>
                      {part.kind === 'section' && !part.scored && (
                        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                          , not scored
                        </Box>
                      )}
                    </span>
                    <Button
                      size="small"
                      aria-pressed={index === open}
                      aria-label={`${part.kind === 'essay' ? 'Read' : 'Review'} ${partResultName(part)}`}
                      onClick={() => onOpen(index)}
                      sx={{ minHeight: 44 }}
                    >
                      <span>{part.kind === 'essay' ? 'Read' : 'Review'}</span>
                    </Button>
                  </Box>
                </Box>
                {part.kind === 'section' ? (
                  <>
                    <td>{part.score.right}</td>
                    <td>{part.score.wrong}</td>
                    <td>{part.score.blank}</td>
                    <Box component="td" sx={{ fontWeight: 600 }}>
                      <span>{formatQuarterPoints(part.score.quarters)}</span>{' '}
                      <Box component="span" sx={{ display: { xs: 'block', sm: 'inline' } }}>
                        {`of ${part.items.length}`}
                      </Box>
                    </Box>
                  </>
                ) : (
                  <Box component="td" colSpan={4} sx={{ color: 'text.secondary' }}>
                    not scored
                  </Box>
                )}
                <Box component="td" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                  {formatClock(part.usedMs)}
                </Box>
              </tr>
            ))}
          </tbody>
        </Box>
      </ScrollBox>
    </Panel>
  );
}
