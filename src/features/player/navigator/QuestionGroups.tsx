import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ItemGroup } from '@/domain/exam/progress';
import type { Send } from '../move';
import { QuestionCells } from './QuestionCells';
import { groupTitle, indexesOf } from './words';

interface QuestionGroupsProps {
  readonly groups: readonly ItemGroup[];
  /** As `standingsText` writes them. */
  readonly standings: string;
  readonly current: number;
  readonly send: Send;
}

/** All questions as cells, group by group, each group with its own heading. The look of the cells comes from around it. */
export function QuestionGroups({ groups, ...cells }: QuestionGroupsProps) {
  return groups.map((group) => (
    <Box key={group.first} sx={{ mt: 1.5 }}>
      <Typography variant="body2" component="h3" color="textSecondary">
        {groupTitle(group)}
      </Typography>
      <QuestionCells indexes={indexesOf(group)} {...cells} />
    </Box>
  ));
}
