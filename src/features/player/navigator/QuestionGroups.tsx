import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ItemGroup } from '@/domain/exam/attempts/attempt-progress';
import type { SendAction } from '../attemptAction';
import { QuestionCells } from './QuestionCells';
import { itemGroupTitle, itemIndexes } from './navigatorText';

interface QuestionGroupsProps {
  readonly groups: readonly ItemGroup[];
  /** Encoded by `encodeItemStatuses`. */
  readonly itemStatuses: string;
  readonly current: number;
  readonly send: SendAction;
}

/** All questions as cells, in groups with headings. An ancestor styles the cells. */
export function QuestionGroups({ groups, ...cells }: QuestionGroupsProps) {
  return groups.map((group) => (
    <Box key={group.first} sx={{ mt: 1.5 }}>
      <Typography variant="secondary" component="h3">
        {itemGroupTitle(group)}
      </Typography>
      <QuestionCells indexes={itemIndexes(group)} {...cells} />
    </Box>
  ));
}
