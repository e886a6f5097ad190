import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AnswerPaceChart } from '@/charts/AnswerPaceChart';
import { lateAnswerMs, type SectionPace, sectionPace } from '@/domain/exam/report/section-pace';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import type { SectionResult } from '@/domain/exam/scoring/result';
import { partTitle } from '@/domain/exam/catalog/plan-parts';
import { formatAmount, formatClock, formatCount, formatSeconds } from '@/lib/text/format';
import * as colors from '@/ui/colors';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { sectionColor } from '@/ui/sectionColor';
import { choiceVerdictStyles } from '@/ui/question/choiceVerdictStyles';
import { IconLabel } from '@/ui/marks/IconLabel';
import { FoldedCard } from './FoldedCard';
import { paceSentence } from './evidenceSentences';

const minuteMs = 60_000;
const inMinutes = (minutes: number) => `${formatAmount(minutes)} min`;

/**
 * Returns the section with the most notable pace: the first unfinished one, or else the first with a slow passage, or else the
 * first.
 */
function mostTelling(sections: readonly SectionResult[]): SectionResult | undefined {
  const paces = sections.map((section) => ({ section, pace: sectionPace(section) }));
  const telling =
    paces.find(({ pace }) => pace.notReached > 0) ?? paces.find(({ pace }) => pace.slowestPassage !== null);
  return (telling ?? paces[0])?.section;
}

/** Answers over time beside an even pace, with slow and late ones marked. */
export function PacePanel({ report: { scored } }: { report: ScoreReport }) {
  const [openId, setOpenId] = useState(() => mostTelling(scored)?.id);
  const section = scored.find(({ id }) => id === openId) ?? scored[0];
  if (section === undefined) return null;
  const pace = sectionPace(section);
  return (
    <FoldedCard
      title="Time Against the Pace"
      summary={paceSentence(pace)}
      control={
        scored.length > 1 && (
          <SelectField
            labelPosition="beside"
            label="Section"
            options={scored.map(({ id }) => ({ value: id, label: partTitle(id) }))}
            value={section.id}
            onChange={setOpenId}
          />
        )
      }
    >
      <Grid container spacing={{ xs: 3, md: 5 }}>
        <Grid size={{ xs: 12, md: 8 }}>
          <PaceChart key={section.id} section={section} pace={pace} />
        </Grid>
        <Grid size={{ xs: 12, md: 4 }}>
          <PaceFacts section={section} pace={pace} />
        </Grid>
      </Grid>
    </FoldedCard>
  );
}

interface SectionPaceProps {
  readonly section: SectionResult;
  readonly pace: SectionPace;
}

function PaceChart({ section, pace }: SectionPaceProps) {
  const { limitMs, usedMs, steps, questions, answered, slowestPassage, late } = pace;
  const end = Math.max(1000, limitMs ?? usedMs);
  const slow =
    slowestPassage === null
      ? []
      : [
          {
            from: slowestPassage.fromMs,
            to: slowestPassage.fromMs + slowestPassage.usedMs,
            label: slowestPassage.title,
          },
        ];
  const lateWords =
    late.length === 0 ? '' : ` Rings mark the ${formatCount(late.length, 'answer')} in the last two minutes.`;
  return (
    <AnswerPaceChart
      name={`Answers by time, ${partTitle(section.id)}`}
      summary={`${answered} of ${formatCount(questions, 'question')} answered in ${formatClock(usedMs)}${limitMs === null ? '' : ` of ${formatClock(limitMs)}`}.${lateWords}`}
      steps={steps.map((step) => ({ x: step.atMs, count: step.answered }))}
      end={end}
      lineEnd={Math.min(end, usedMs)}
      totalCount={questions}
      color={section.section === 'mixed' ? colors.textSecondary : sectionColor(section.section)}
      evenLabel={limitMs === null ? null : 'an even pace'}
      lateFrom={limitMs === null ? null : Math.max(0, limitMs - lateAnswerMs)}
      stretches={slow}
      columns={['On the clock', 'Answered']}
      formatX={formatClock}
      tickUnit={minuteMs}
      formatTick={inMinutes}
    />
  );
}

function PaceFacts({ pace }: SectionPaceProps) {
  const { longest, late, evenMs, limitMs, usedMs } = pace;
  const sawTheEnd = limitMs !== null && usedMs > limitMs - lateAnswerMs;
  return (
    <div>
      <Typography component="h3" variant="strong">
        Took the longest
      </Typography>
      {longest.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {evenMs === null
            ? 'There was no clock, so no time was allotted per question.'
            : `No question took more than twice its share of ${formatSeconds(evenMs)}.`}
        </Typography>
      ) : (
        <List component="ol" sx={{ mt: 1, borderTop: 1, borderColor: 'divider' }}>
          {longest.map(({ number, state, verdict }) => {
            const { word, color, Icon } = choiceVerdictStyles[verdict];
            return (
              <ListItem
                key={number}
                divider
                sx={{ py: 1, flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}
              >
                <span>{`Question ${number}`}</span>
                <Stack direction="row" component="span" spacing={1.5} sx={{ alignItems: 'baseline' }}>
                  <span>{formatClock(state.timeMs)}</span>
                  <IconLabel icon={<Icon fontSize="xsmall" />} color={color}>
                    {word}
                  </IconLabel>
                </Stack>
              </ListItem>
            );
          })}
        </List>
      )}
      {sawTheEnd && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {late.length === 0
            ? 'No answer came in the last two minutes.'
            : `${formatCount(late.length, 'answer')} came in the last two minutes: ${late.filter(({ verdict }) => verdict === 'right').length} right.`}
        </Typography>
      )}
    </div>
  );
}
