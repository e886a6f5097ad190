import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { draftFromNote, emptyNoteDraft, noteDays, noteFromDraft } from '@/domain/dashboard/notes/note-draft';
import { type TimelineNote, timelineNoteLimits } from '@/domain/learner/timeline-note';
import { newId } from '@/lib/browser/newId';
import { formatDaySpan } from '@/lib/dates/formatDaySpan';
import { formatCount } from '@/lib/text/format';
import { ConfirmButton } from '@/ui/controls/dialogs/ConfirmButton';
import { DialogPart } from '@/ui/loading/DialogPart';
import { preload, usePreload } from '@/ui/loading/lazyModule';
import { Toast, useToast } from '@/ui/page/Toast';
import { Panel } from '@/ui/cards/Panel';
import { useDashboardAccess } from '../../../frame/originContext';
import type { DashboardTabProps } from '../../../frame/dashboardTabProps';
import { type ChangeOutcome, changeOutcomeText } from '../../changeOutcomeText';
import { noteActionLabel, notesTexts } from './noteTexts';
import { useNotes } from './useNotes';

const loadDialog = () => import('./NoteFormDialog');

/** The list begins with this many notes. */
const mostAtFirst = 5;

type Opened = { readonly what: 'add' } | { readonly what: 'edit'; readonly note: TimelineNote };

/** The family's notes on the timeline, newest first, and the form for one. A shared copy has neither form nor buttons. */
export function NotesPanel(props: DashboardTabProps) {
  const { family, learner } = props;
  const { notes } = learner;
  const { day } = family.asOf;
  const isReadOnly = useDashboardAccess() === 'read-only';
  const { save, remove } = useNotes(props);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isWhole, setWhole] = useState(false);
  const { said, say, clearMessage } = useToast();
  const listId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  usePreload('notes', () => preload(loadDialog));
  if (isReadOnly && notes.length === 0) return null;

  const close = () => setOpened(null);
  const open = (next: Opened) => (event: MouseEvent<HTMLElement>) => {
    // Safari doesn't focus a clicked button, and the dialog returns focus to whatever had it before.
    event.currentTarget.focus();
    clearMessage();
    setOpened(next);
  };
  const announce = async (saved: Promise<ChangeOutcome>, done: string) =>
    say(changeOutcomeText(await saved, 'note', done));
  const days = noteDays(learner.profile.testDay, day);
  const newest = notes.toReversed();
  const shown = isWhole ? newest : newest.slice(0, mostAtFirst);
  const isFull = notes.length >= timelineNoteLimits.notes;
  const empty = opened?.what === 'edit' ? draftFromNote(opened.note) : emptyNoteDraft(day);
  return (
    <Panel
      title={notesTexts.title}
      control={
        !isReadOnly &&
        !isFull && (
          <Button
            ref={addButton}
            variant="outlined"
            size="small"
            onClick={open({ what: 'add' })}
            sx={{ flexShrink: 0, displayPrint: 'none' }}
          >
            <span>{notesTexts.add}</span>
          </Button>
        )
      }
    >
      {notes.length === 0 && <Typography variant="secondary">{notesTexts.empty}</Typography>}
      {isFull && !isReadOnly && <Typography variant="secondary">{notesTexts.full}</Typography>}
      {notes.length > 0 && (
        <List id={listId} aria-label={notesTexts.title} disablePadding>
          {shown.map((note) => (
            <ListItem key={note.id} divider disableGutters sx={{ flexWrap: 'wrap', columnGap: 2 }}>
              <ListItemText
                primary={<bdi>{note.text}</bdi>}
                secondary={formatDaySpan(note.from, note.to, day)}
                sx={{ flex: '1 1 8rem', overflowWrap: 'anywhere' }}
              />
              {!isReadOnly && (
                <Stack direction="row" spacing={1} sx={{ displayPrint: 'none' }}>
                  <Button
                    variant="text"
                    size="small"
                    aria-label={noteActionLabel('Edit', note)}
                    onClick={open({ what: 'edit', note })}
                  >
                    Edit
                  </Button>
                  <ConfirmButton
                    variant="text"
                    size="small"
                    aria-label={noteActionLabel('Remove', note)}
                    questions={[
                      {
                        question: 'Remove this note?',
                        text: 'It will disappear from every chart and no longer explain its days.',
                        confirmLabel: 'Remove it',
                      },
                    ]}
                    cancelLabel="Keep it"
                    onConfirm={() => {
                      void announce(remove(note.id), 'Note removed');
                      // The removed row takes its button along, to which the dialog would return the focus.
                      requestAnimationFrame(() => addButton.current?.focus());
                    }}
                  >
                    Remove
                  </ConfirmButton>
                </Stack>
              )}
            </ListItem>
          ))}
        </List>
      )}
      {notes.length > mostAtFirst && (
        <Button
          variant="flush"
          size="small"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole((was) => !was)}
          sx={{ mt: 1, alignSelf: 'flex-start', displayPrint: 'none' }}
        >
          <span>{isWhole ? 'Show fewer' : `Show all ${formatCount(notes.length, 'note')}`}</span>
        </Button>
      )}
      {opened !== null && (
        <DialogPart name="The note form" load={loadDialog} onClose={close}>
          {({ NoteFormDialog }) => (
            <NoteFormDialog
              title={opened.what === 'add' ? notesTexts.addTitle : notesTexts.editTitle}
              submit={opened.what === 'add' ? notesTexts.create : notesTexts.change}
              draft={empty}
              days={days}
              onSubmit={(draft) => {
                const id = opened.what === 'add' ? newId() : opened.note.id;
                void announce(
                  save(noteFromDraft(draft, id, days)),
                  opened.what === 'add' ? 'Note added' : 'Note changed',
                );
                close();
              }}
              onClose={close}
            />
          )}
        </DialogPart>
      )}
      <Toast said={said} clearMessage={clearMessage} />
    </Panel>
  );
}
