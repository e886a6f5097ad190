import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import type { Cause } from '@/domain/plan/mistakes/mistake-cause';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import type { IsoDay } from '@/lib/dates/calendar';
import { ShowMoreButton } from '@/ui/controls/ShowMoreButton';
import { EmptyState } from '@/ui/cards/EmptyState';
import { groupByDueDay } from '../logFilters';
import { ErrorLogEntry } from './ErrorLogEntry';
import type { LoggedMistake } from '../logFacts';
import { useLoggedItems } from './useLoggedItems';
import { dueGroupTitles } from '../errorLogText';

interface ErrorLogListProps {
  readonly mistakes: readonly LoggedMistake[];
  readonly index: ItemIndex;
  readonly today: IsoDay;
  readonly onCause: (id: string, cause: Cause | null) => void;
}

/** The number of entries rendered at a time: each needs the file that contains its question. */
const atOnce = 10;

/** The missed questions, grouped by the day they return. */
export function ErrorLogList({ mistakes, index, today, onCause }: ErrorLogListProps) {
  const [most, setMost] = useState(atOnce);
  const shown = mistakes.slice(0, most);
  const items = useLoggedItems(
    shown.map(({ itemRef }) => itemRef),
    index,
  );
  const totals = new Map(groupByDueDay(mistakes, today).map(({ name, mistakes: own }) => [name, own.length]));
  return (
    <Card sx={{ '@media print': { breakInside: 'auto' } }}>
      <CardContent sx={{ '&, &:last-child': { py: 1 } }}>
        {mistakes.length === 0 && (
          <EmptyState
            preview={null}
            title="Nothing here"
            text="No questions match these filters. Try different filters."
          />
        )}
        {groupByDueDay(shown, today).map(({ name, mistakes: own }) => (
          <DueGroupList key={name} title={dueGroupTitles[name]} total={totals.get(name) ?? 0}>
            {own.map((mistake) => (
              <ErrorLogEntry
                key={mistake.id}
                mistake={mistake}
                logged={items.get(mistake.itemRef)}
                today={today}
                onCause={onCause}
              />
            ))}
          </DueGroupList>
        ))}
        <ShowMoreButton
          rest={mistakes.length - shown.length}
          atOnce={atOnce}
          noun="question"
          onShow={() => setMost(most + atOnce)}
          variant="flush"
          sx={{ my: 1 }}
        />
      </CardContent>
    </Card>
  );
}

interface DueGroupListProps {
  readonly title: string;
  readonly total: number;
  readonly children: ReactNode;
}

function DueGroupList({ title, total, children }: DueGroupListProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ pt: 2 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        <span>{title}</span>{' '}
        <Typography component="span" color="textSecondary">
          {total}
        </Typography>
      </Typography>
      <List sx={{ borderTop: 1, borderColor: 'divider' }}>{children}</List>
    </Box>
  );
}
