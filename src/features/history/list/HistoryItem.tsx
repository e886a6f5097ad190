import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { memo, type MouseEvent } from 'react';
import { capitalize } from '@/lib/text/format';
import { pathOf } from '@/site';
import { ConfirmButton } from '@/ui/controls/dialogs/ConfirmButton';
import { HistoryEntry } from './HistoryEntry';
import { deleteTestText, type HistoryRow } from './historyRows';

interface HistoryItemProps {
  readonly row: HistoryRow;
  readonly onEdit: (id: string, event: MouseEvent<HTMLElement>) => void;
  readonly onDelete: (id: string) => void;
}

/** A finished test with its results and actions. */
export const HistoryItem = memo(function HistoryItem({ row, onEdit, onDelete }: HistoryItemProps) {
  const { id, title, test, date, conditions, note, sections, essays } = row;
  const named = `${title}, ${date}`;
  return (
    <HistoryEntry
      title={title}
      to={pathOf('scoreReport', { search: { attempt: id } })}
      label={`${named}: score report`}
      when={capitalize([date, ...(test === null ? [] : [test]), conditions].join(' · '))}
      sections={sections}
      essays={essays}
      note={note}
      end={
        <Stack direction="row" spacing={1.5} sx={{ minWidth: 0, maxWidth: '28rem', flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            aria-label={`Name or note: ${named}`}
            onClick={(event) => onEdit(id, event)}
          >
            Name or note
          </Button>
          <ConfirmButton
            aria-label={`Delete: ${named}`}
            questions={[
              { question: 'Delete this test?', text: deleteTestText(row), confirmLabel: 'Delete it' },
            ]}
            cancelLabel="Keep it"
            onConfirm={() => onDelete(id)}
          >
            Delete
          </ConfirmButton>
        </Stack>
      }
    />
  );
});
