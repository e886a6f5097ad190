import Box from '@mui/material/Box';
import type { SendAction } from '../attemptAction';
import { QuestionCell } from './QuestionCell';
import { decodeItemStatus } from './encodeItemStatuses';

interface QuestionCellsProps {
  readonly indexes: readonly number[];
  /** The statuses of the whole section, encoded by `encodeItemStatuses`. */
  readonly itemStatuses: string;
  readonly current: number;
  readonly send: SendAction;
}

export function QuestionCells({ indexes, itemStatuses, current, send }: QuestionCellsProps) {
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 0.5,
        p: 0,
        display: 'grid',
        // A group of ten fills two rows on a phone and one elsewhere.
        gridTemplateColumns: { xs: 'repeat(5, 44px)', sm: 'repeat(10, 44px)' },
        gap: { xs: '4px 12px', sm: 0.5 },
      }}
    >
      {indexes.map((index) => {
        const { answer, flagged } = decodeItemStatus(itemStatuses, index);
        return (
          <li key={index}>
            <QuestionCell
              index={index}
              answered={answer === 'answered'}
              flagged={flagged}
              current={index === current}
              send={send}
            />
          </li>
        );
      })}
    </Box>
  );
}
