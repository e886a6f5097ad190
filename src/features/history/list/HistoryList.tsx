import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useRef, useState } from 'react';
import { typedText } from '@/lib/text/typedText';
import type { StudentRecord } from '@/data/record/api';
import { studentRecord } from '@/data/record/studentRecord';
import { formatCount, formatNumber } from '@/lib/text/format';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { ConfirmDialog } from '@/ui/controls/dialogs/ConfirmDialog';
import { DialogPart } from '@/ui/loading/DialogPart';
import { typedKeys } from '@/lib/typedKeys';
import { ShowMoreButton } from '@/ui/controls/ShowMoreButton';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { Toast, useToast } from '@/ui/page/Toast';
import { HistoryItem } from './HistoryItem';
import { HistoryTable } from './HistoryTable';
import { type HistoryGroup, historyGroup, historyGroupLabels, toHistoryRow } from './historyRows';
import type { SavedTestHistory } from '../useSavedTestHistory';
import {
  actionFailedText,
  deleteTestQuestion,
  keepTestLabel,
  noteNotSavedTexts,
  noteSavedTexts,
  notesUnreadText,
  testDeletedTexts,
} from './historyListTexts';

const historyGroups = typedKeys(historyGroupLabels);

const loadNotesDialog = () => import('./NotesDialog');

/** Rows rendered at a time: a thousand at once would block a phone for seconds. */
const step = 20;

/** All finished tests of the record, a few at a time, with links to review, rename, and delete them. */
export function HistoryList({ history: { attempts, notes } }: { history: SavedTestHistory }) {
  const [group, setGroup] = useState<HistoryGroup | 'all'>('all');
  const [most, setMost] = useState(step);
  const [editing, setEditing] = useState<string | null>(null);
  const { said, say, clearMessage } = useToast();
  const [deleting, setDeleting] = useState<string | null>(null);
  const table = useRef<HTMLTableElement>(null);

  const groupsThere = useMemo(() => new Set(attempts.map(historyGroup)), [attempts]);
  const chosen = useMemo(
    () => (group === 'all' ? attempts : attempts.filter((attempt) => historyGroup(attempt) === group)),
    [attempts, group],
  );
  const shown = useMemo(
    () => chosen.slice(0, most).map((attempt) => toHistoryRow(attempt, notes?.get(attempt.id))),
    [chosen, most, notes],
  );
  const hasTotals = shown.some(({ total }) => total !== null);
  const edited = shown.find(({ id }) => id === editing);
  const asked = shown.find(({ id }) => id === deleting);

  const withRecord = useCallback(
    async (task: (record: StudentRecord) => Promise<string>) => {
      try {
        say(await task(studentRecord()));
      } catch {
        say(actionFailedText);
      }
    },
    [say],
  );
  const edit = useCallback(
    (id: string) => {
      clearMessage();
      if (notes === null) say(notesUnreadText);
      else setEditing(id);
    },
    [clearMessage, notes, say],
  );
  const remove = (id: string) => {
    setDeleting(null);
    // After the question has returned the focus to the button, which is about to disappear.
    requestAnimationFrame(() => focusElement(table.current));
    void withRecord(async (record) => testDeletedTexts[(await record.deleteFinished(id)) ? 'all' : 'some']);
  };
  const save = (id: string, fields: { readonly name: string; readonly note: string }) => {
    setEditing(null);
    void withRecord(async (record) => {
      const outcome = await record.changeNotes(id, (stored) => ({
        name: typedText(fields.name),
        note: typedText(fields.note),
        selfCheck: stored?.selfCheck ?? {},
      }));
      return outcome.state === 'saved' ? noteSavedTexts[outcome.place] : noteNotSavedTexts[outcome.state];
    });
  };
  const showMore = () => {
    const next = shown.length;
    setMost(most + step);
    requestAnimationFrame(() => table.current?.querySelectorAll<HTMLElement>('tbody a')[next]?.focus());
  };

  return (
    <>
      <Stack direction="row" spacing={2} sx={filterLine}>
        <SelectField
          labelPosition="beside"
          label="Show"
          options={[
            { value: 'all', label: 'All tests' },
            ...historyGroups
              .filter((each) => groupsThere.has(each))
              .map((value) => ({ value, label: historyGroupLabels[value] })),
          ]}
          value={group}
          onChange={(value) => {
            setGroup(historyGroups.find((each) => each === value) ?? 'all');
            setMost(step);
          }}
        />
        <Typography role="status" variant="secondary">
          {shown.length < chosen.length
            ? `${formatNumber(shown.length)} of ${formatCount(chosen.length, 'test')}`
            : formatCount(chosen.length, 'test')}
        </Typography>
      </Stack>
      <HistoryTable ref={table} label="Finished tests" hasTotals={hasTotals}>
        {shown.map((row) => (
          <HistoryItem key={row.id} row={row} hasTotals={hasTotals} onEdit={edit} onDelete={setDeleting} />
        ))}
      </HistoryTable>
      <ShowMoreButton
        rest={chosen.length - shown.length}
        atOnce={step}
        noun="test"
        onShow={showMore}
        sx={{ mt: 2, alignSelf: 'flex-start' }}
      />
      {edited !== undefined && (
        <DialogPart name="The form" load={loadNotesDialog} onClose={() => setEditing(null)}>
          {({ NotesDialog }) => (
            <NotesDialog
              test={`${edited.test ?? edited.title}, ${edited.date}`}
              notes={notes?.get(edited.id) ?? { name: '', note: '' }}
              onSubmit={(fields) => save(edited.id, fields)}
              onClose={() => setEditing(null)}
            />
          )}
        </DialogPart>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          {...deleteTestQuestion(asked)}
          cancelLabel={keepTestLabel}
          onCancel={() => setDeleting(null)}
          onConfirm={() => remove(asked.id)}
        />
      )}
      <Toast said={said} clearMessage={clearMessage} />
    </>
  );
}

const filterLine = {
  mb: 2,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;
