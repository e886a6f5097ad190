import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';
import { typedText } from '@/lib/text/typedText';
import type { StudentRecord } from '@/data/record/api';
import { studentRecord } from '@/data/record/studentRecord';
import { formatCount, formatNumber } from '@/lib/text/format';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { DialogPart } from '@/ui/loading/DialogPart';
import { typedKeys } from '@/lib/typedKeys';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { Toast, useToast } from '@/ui/page/Toast';
import { HistoryItem } from './HistoryItem';
import { type HistoryGroup, historyGroup, historyGroupLabels, toHistoryRow } from './historyRows';
import type { SavedTestHistory } from '../useSavedTestHistory';
import {
  actionFailedText,
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
  const list = useRef<HTMLUListElement>(null);

  const groupsThere = useMemo(() => new Set(attempts.map(historyGroup)), [attempts]);
  const chosen = useMemo(
    () => (group === 'all' ? attempts : attempts.filter((attempt) => historyGroup(attempt) === group)),
    [attempts, group],
  );
  const shown = useMemo(
    () => chosen.slice(0, most).map((attempt) => toHistoryRow(attempt, notes?.get(attempt.id))),
    [chosen, most, notes],
  );
  const edited = shown.find(({ id }) => id === editing);

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
    (id: string, event: MouseEvent<HTMLElement>) => {
      // Safari doesn't focus a clicked button, and the dialog returns focus to the element that had it.
      event.currentTarget.focus();
      clearMessage();
      if (notes === null) say(notesUnreadText);
      else setEditing(id);
    },
    [clearMessage, notes, say],
  );
  const remove = useCallback(
    (id: string) => {
      // After the question has returned the focus to the button, which is about to disappear.
      requestAnimationFrame(() => focusElement(list.current));
      void withRecord(async (record) => testDeletedTexts[(await record.deleteFinished(id)) ? 'all' : 'some']);
    },
    [withRecord],
  );
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
    requestAnimationFrame(() => list.current?.children[next]?.querySelector('a')?.focus());
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
      <List ref={list} aria-label="Finished tests">
        {shown.map((row) => (
          <HistoryItem key={row.id} row={row} onEdit={edit} onDelete={remove} />
        ))}
      </List>
      {shown.length < chosen.length && (
        <Button variant="outlined" onClick={showMore} sx={{ mt: 2, alignSelf: 'flex-start' }}>
          <span>{`Show ${formatNumber(Math.min(step, chosen.length - shown.length))} more`}</span>
        </Button>
      )}
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
