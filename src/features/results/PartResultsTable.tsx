import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import type { EssayResult, SectionResult } from '@/domain/exam/scoring/result';
import { formatClock, formatQuarterPoints } from '@/lib/text/format';
import { Panel } from '@/ui/cards/Panel';
import { ScrollBox } from '@/ui/page/ScrollBox';
import { AnswerCountHeads } from './AnswerCountHeads';
import { partResultName, rawScoringText } from './resultSentences';

interface PartResultsTableProps {
  readonly parts: readonly (SectionResult | EssayResult)[];
  readonly open: number;
  readonly onOpen: (index: number) => void;
}

const unlessPhone = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** All parts of a test at a glance. Its buttons select the part whose questions are shown below. */
export function PartResultsTable({ parts, open, onOpen }: PartResultsTableProps) {
  return (
    <Panel title="Section by Section" summary={rawScoringText}>
      <ScrollBox label="Section by section">
        <Table sx={{ whiteSpace: 'nowrap' }}>
          <TableHead>
            <TableRow>
              <TableCell>Section</TableCell>
              <AnswerCountHeads />
              <TableCell align="right" sx={unlessPhone}>
                Time used
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {parts.map((part, index) => (
              <TableRow key={part.id}>
                <TableCell component="th" scope="row">
                  {/* On a phone, the button goes below the name so that all the figures fit in the row. */}
                  <Stack
                    direction={{ xs: 'column', sm: 'row' }}
                    sx={{
                      alignItems: { xs: 'flex-start', sm: 'center' },
                      justifyContent: 'space-between',
                      columnGap: 2,
                      maxWidth: '22rem',
                    }}
                  >
                    <span>
                      <span>{partResultName(part)}</span>
                      {part.kind === 'section' && !part.scored && (
                        <Typography component="span" variant="inherit" color="textSecondary">
                          , not scored
                        </Typography>
                      )}
                    </span>
                    <ToggleButton
                      size="small"
                      value={part.id}
                      selected={index === open}
                      aria-label={`${part.kind === 'essay' ? 'Read' : 'Review'} ${partResultName(part)}`}
                      onClick={() => onOpen(index)}
                    >
                      <span>{part.kind === 'essay' ? 'Read' : 'Review'}</span>
                    </ToggleButton>
                  </Stack>
                </TableCell>
                {part.kind === 'section' ? (
                  <>
                    <TableCell align="right">{part.score.right}</TableCell>
                    <TableCell align="right">{part.score.wrong}</TableCell>
                    <TableCell align="right">{part.score.blank}</TableCell>
                    <TableCell align="right">
                      <strong>{formatQuarterPoints(part.score.quarters)}</strong>{' '}
                      <Box component="strong" sx={{ display: { xs: 'block', sm: 'inline' } }}>
                        {`of ${part.items.length}`}
                      </Box>
                    </TableCell>
                  </>
                ) : (
                  <TableCell align="right" colSpan={4} sx={{ color: 'text.secondary' }}>
                    not scored
                  </TableCell>
                )}
                <TableCell align="right" sx={unlessPhone}>
                  {formatClock(part.usedMs)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollBox>
    </Panel>
  );
}
