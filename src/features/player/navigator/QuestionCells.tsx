import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ItemGroup } from '@/domain/exam/attempts/attempt-progress';
import type { SendAction } from '../attempt/runAttempt';
import { QuestionCell } from './QuestionCell';
import { decodeItemStatus } from './encodeItemStatuses';
import { itemGroupTitle, itemIndexes } from './navigatorText';

interface CellProps {
  /** The statuses of the whole section, encoded by `encodeItemStatuses`. */
  readonly itemStatuses: string;
  readonly current: number;
  /** True where cells are on the page's own ground and need an edge. */
  readonly outlined?: boolean;
  readonly send: SendAction;
}

/** All questions as cells, in groups with headings. */
export function QuestionGroups({ groups, ...cells }: CellProps & { readonly groups: readonly ItemGroup[] }) {
  return groups.map((group) => (
    <Box key={group.first} sx={{ mt: 1.5 }}>
      <Typography variant="secondary" component="h3">
        {itemGroupTitle(group)}
      </Typography>
      <QuestionCells indexes={itemIndexes(group)} {...cells} />
    </Box>
  ));
}

/** Some questions as cells. */
export function QuestionCells({
  indexes,
  itemStatuses,
  ...cell
}: CellProps & { readonly indexes: readonly number[] }) {
  return (
    <List component="ol" sx={cellsSx}>
      {indexes.map((index) => {
        const { answer, flagged } = decodeItemStatus(itemStatuses, index);
        return (
          <ListItem key={index} disablePadding sx={{ width: 'auto' }}>
            <QuestionCell
              {...cell}
              index={index}
              answered={answer === 'answered'}
              flagged={flagged}
              current={index === cell.current}
            />
          </ListItem>
        );
      })}
    </List>
  );
}

const cellsSx = {
  mt: 0.5,
  typography: 'body2',
  display: 'grid',
  // A group of ten fills two rows on a phone and one elsewhere.
  gridTemplateColumns: { xs: 'repeat(5, 44px)', sm: 'repeat(10, 44px)' },
  gap: { xs: '4px 12px', sm: 0.5 },
} as const;
