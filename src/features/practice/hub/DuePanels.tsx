import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { drillSearch } from '@/domain/plan/drill-request';
import { sectionName } from '@/domain/section-names';
import type { WordsDue } from '@/domain/plan/words/today';
import { count, monthDay } from '@/lib/format';
import { pathOf } from '@/site';
import { Dot } from '@/ui/cards/Dot';
import { Panel } from '@/ui/cards/Panel';
import { LinkButton } from '@/ui/controls/LinkButton';
import { sectionDot } from '@/ui/sectionColor';
import type { DueMistakes } from './hubFacts';
import { dueNote, wordsAction } from './planWords';

/** The mistakes whose recall is due, by section. */
export function MistakesDue({ mistakes }: { readonly mistakes: DueMistakes }) {
  const { count: due, asked, bySection, next } = mistakes;
  return (
    <Panel title="Mistakes due today">
      <DueFigure value={due} note={due > 0 ? dueNote(mistakes) : ''} />
      {due === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {next === null
            ? 'What you miss comes back here the next day, then a week later.'
            : `The next ones are due ${monthDay(next)}.`}
        </Typography>
      ) : (
        <DueRows
          rows={bySection.map(({ section, count: own }) => ({
            label: sectionName(section, 'dashboard'),
            dot: <Dot color={sectionDot(section)} />,
            value: own,
          }))}
        />
      )}
      <DueAction>
        {due > 0 ? (
          <LinkButton
            to={pathOf('sectionStudy', {
              search: drillSearch({ subject: { kind: 'mistakes' }, questions: asked }),
            })}
            variant="outlined"
          >
            Practice {count(asked, 'mistake')}
          </LinkButton>
        ) : (
          <LinkButton to={pathOf('errorLog')} variant="outlined">
            Open the error log
          </LinkButton>
        )}
      </DueAction>
    </Panel>
  );
}

export function DueFigure({ value, note }: { readonly value: number; readonly note: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1.5 }}>
      <Typography component="p" variant="figure" sx={{ fontSize: '2.75rem' }}>
        {value}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {note}
      </Typography>
    </Box>
  );
}

interface DueRow {
  readonly label: string;
  readonly dot?: ReactNode;
  readonly value: number;
}

export function DueRows({ rows }: { readonly rows: readonly DueRow[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: { xs: 'none', sm: 'block' } }}>
      {rows.map(({ label, dot, value }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            py: 0.75,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {dot}
          <Typography component="dt" variant="body2" sx={{ flexGrow: 1 }}>
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** The words to recall today, and the new ones. */
export function WordsToday({ words: { recall, fresh, minutes } }: { readonly words: WordsDue }) {
  const all = recall + fresh;
  return (
    <Panel title="Words today">
      <DueFigure value={all} note={all > 0 ? `about ${count(minutes, 'minute')}` : ''} />
      {all === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Nothing to recall and nothing new today.
        </Typography>
      ) : (
        <DueRows
          rows={[
            { label: 'To recall', value: recall },
            { label: 'New', value: fresh },
          ]}
        />
      )}
      <DueAction>
        <LinkButton to={pathOf('verbalPracticeApp')} variant="outlined">
          {wordsAction(recall, fresh)}
        </LinkButton>
      </DueAction>
    </Panel>
  );
}

/** At the foot of its card, over the whole width. */
export function DueAction({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ mt: 'auto', pt: 2, display: 'grid' }}>{children}</Box>;
}
