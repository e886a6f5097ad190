import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { SectionResult } from '@/domain/exam/scoring/result';
import { formatSeconds } from '@/lib/text/format';
import { MarkedBar } from '@/ui/bars/MarkedBar';
import { Panel } from '@/ui/cards/Panel';
import { choiceVerdictStyles } from '@/ui/question/choiceVerdictStyles';

/** Time spent on each question, as bars against an even share of the time. */
export function TimePerQuestion({ result: { items, pace } }: { result: SectionResult }) {
  const { longestMs, evenMs } = pace;
  // At least a millisecond, to avoid dividing by zero for a section nobody opened.
  const scale = Math.max(1, longestMs, evenMs ?? 0);
  return (
    <Panel
      title="Time per Question"
      level={3}
      summary={
        evenMs === null
          ? 'There was no clock, so we have no pace to compare with.'
          : `An even pace, marked by the line, is ${formatSeconds(evenMs)} per question.`
      }
    >
      <List
        component="ol"
        tabIndex={0}
        aria-label="Time per question"
        sx={{
          display: 'grid',
          gap: 0.75,
          // Keeps the list for a section of sixty questions no taller than the card beside it.
          maxHeight: 336,
          overflowY: 'auto',
          pr: 1,
        }}
      >
        {items.map(({ number, verdict, state: { timeMs } }) => {
          const { word, color, Icon } = choiceVerdictStyles[verdict];
          return (
            <ListItem key={number} disablePadding sx={{ gap: 1 }}>
              <Typography component="span" variant="body2" sx={{ minWidth: '1.6em', textAlign: 'right' }}>
                {number}
              </Typography>
              <Icon titleAccess={word} fontSize="xsmall" sx={{ color }} />
              <MarkedBar
                variant="row"
                // A question that took no time has a bar, too.
                percent={Math.max(1, (100 * timeMs) / scale)}
                markPercent={evenMs === null ? null : (100 * evenMs) / scale}
              />
              <Typography component="span" variant="body2" sx={{ minWidth: '3.4em', textAlign: 'right' }}>
                {formatSeconds(timeMs)}
              </Typography>
            </ListItem>
          );
        })}
      </List>
    </Panel>
  );
}
