import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { memo, type MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { capitalize } from '@/lib/text/format';
import { pathOf } from '@/site';
import { ConfirmButton } from '../ConfirmButton';
import { deleteTestText, type HistoryRow } from './historyRows';
import { SectionCountsList } from './SectionCountsList';

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
    <li>
      <div className="test">
        <Link
          component={RouterLink}
          to={pathOf('scoreReport', { search: { attempt: id } })}
          aria-label={`${named}: score report`}
        >
          {title}
        </Link>
        <p className="when">{capitalize([date, ...(test === null ? [] : [test]), conditions].join(' · '))}</p>
        <SectionCountsList sections={sections} essays={essays} />
        {note !== '' && (
          <p className="note">
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      <div className="actions">
        <Button
          variant="outlined"
          aria-label={`Name or note: ${named}`}
          onClick={(event) => onEdit(id, event)}
        >
          Name or note
        </Button>
        <ConfirmButton
          label={`Delete: ${named}`}
          questions={[
            { question: 'Delete this test?', text: deleteTestText(row), confirmLabel: 'Delete it' },
          ]}
          cancelLabel="Keep it"
          onConfirm={() => onDelete(id)}
        >
          Delete
        </ConfirmButton>
      </div>
    </li>
  );
});
