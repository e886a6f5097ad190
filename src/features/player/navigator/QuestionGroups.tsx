import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ItemGroup } from '@/domain/exam/attempt-progress';
import type { SendAction } from '../attemptAction';
import { QuestionCells } from './QuestionCells';
import { itemGroupTitle, itemIndexes } from './navigatorText';

interface QuestionGroupsProps {
  readonly groups: readonly ItemGroup[];
  /** As `standingsText` writes them. */
  readonly standings: string;
  readonly current: number;
  readonly send: SendAction;
}

/** All questions as cells, group by group, each group with its own heading. The look of the cells comes from around it. */
export function QuestionGroups({ groups, ...cells }: QuestionGroupsProps) {
  return groups.map((group) => (
    <Box key={group.first} sx={{ mt: 1.5 }}>
      <Typography variant="body2" component="h3" color="textSecondary">
        {itemGroupTitle(group)}
      </Typography>
      <QuestionCells indexes={itemIndexes(group)} {...cells} />
    </Box>
  ));
}
