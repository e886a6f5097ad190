import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import type { LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { type ScoreScale, totalScale, type ScoreKind } from '@/domain/exam/level/test-level';
import { MarkedBar } from '@/ui/bars/MarkedBar';
import { FormField } from '@/ui/controls/fields/FormField';
import { ViewToggle } from '@/ui/controls/fields/ViewToggle';
import { LevelChoice } from '@/ui/controls/LevelChoice';
import { clearChangeThresholds } from './guideLevel';
import { TwoPartCard } from '@/ui/guide/TwoPartCard';
import { parseCountInRange } from './enteredCounts';
import * as words from './guideText';

const scalesOf = (level: LevelId): Readonly<Record<ScoreKind, ScoreScale>> => ({
  section: testLevels[level].scale,
  total: totalScale(testLevels[level]),
});
const options = [
  { value: 'section', label: 'One section' },
  { value: 'total', label: 'Total' },
] as const;
const fields = [
  { name: 'earlier', label: 'Earlier score' },
  { name: 'later', label: 'Later score' },
] as const;

/** Differences that may be due to chance. */
const examples: Record<LevelId, Record<ScoreKind, { readonly earlier: string; readonly later: string }>> = {
  middle: {
    section: { earlier: '593', later: '629' },
    total: { earlier: '1788', later: '1873' },
  },
  upper: {
    section: { earlier: '662', later: '698' },
    total: { earlier: '1995', later: '2080' },
  },
};

/** Compares two official scores of one level and shows if their difference is larger than chance. */
export function ScoreChangeCheck() {
  const { level, choose } = useTestLevel();
  const [of, setOf] = useState<ScoreKind>('section');
  const { control, register, clearErrors, formState } = useForm({ defaultValues: examples, mode: 'onBlur' });
  const scale = scalesOf(level)[of];
  const scoreIn = (text: string) => parseCountInRange(text, scale.least, scale.most);
  const typed = useWatch({ control, name: `${level}.${of}` });
  const [earlier, later] = [scoreIn(typed.earlier), scoreIn(typed.later)];
  return (
    <TwoPartCard
      input={
        <Stack spacing={1.5}>
          <Typography variant="h3">Two Official Scores</Typography>
          <LevelChoice level={level} onChange={choose} />
          <ViewToggle label="Compare" options={options} value={of} onChange={setOf} fullWidth />
          <Grid container spacing={2}>
            {fields.map(({ name, label }) => (
              <Grid key={`${level} ${of} ${name}`} size={6}>
                <FormField
                  label={label}
                  maxLength={6}
                  inputMode="numeric"
                  field={register(`${level}.${of}.${name}`, {
                    validate: (text) => scoreIn(text) !== null || words.scoreErrorText(scale),
                    onChange: () => clearErrors(`${level}.${of}.${name}`),
                  })}
                  defaultValue={examples[level][of][name]}
                  error={formState.errors[level]?.[of]?.[name]?.message}
                />
              </Grid>
            ))}
          </Grid>
        </Stack>
      }
      result={
        earlier === null || later === null ? (
          <Typography color="textSecondary">{words.missingScoresText}</Typography>
        ) : (
          <Answer earlier={earlier} later={later} scoreKind={of} />
        )
      }
    />
  );
}

interface AnswerProps {
  readonly earlier: number;
  readonly later: number;
  readonly scoreKind: ScoreKind;
}

function Answer({ earlier, later, scoreKind }: AnswerProps) {
  const { title, text } = words.changeVerdictText(earlier, later, scoreKind);
  const size = Math.abs(later - earlier);
  const threshold = clearChangeThresholds[scoreKind];
  const most = Math.max(2 * threshold, size);
  const markPercent = (100 * threshold) / most;
  return (
    <Stack spacing={2.5}>
      <div role="status">
        <Typography variant="h2" component="p">
          {title}
        </Typography>
        <Typography variant="secondary" sx={{ mt: 1 }}>
          {text}
        </Typography>
      </div>
      <div aria-hidden>
        <Typography
          variant="secondary"
          component="span"
          sx={thresholdLabel}
          style={{ left: `${markPercent}%`, transform: `translateX(-${markPercent}%)` }}
        >
          {`${threshold} or more: probably more than chance`}
        </Typography>
        <Box sx={{ mb: 0.75 }}>
          <MarkedBar variant="amount" percent={(100 * size) / most} markPercent={markPercent} />
        </Box>
        <Typography variant="secondary">{`this change: ${size}`}</Typography>
      </div>
    </Stack>
  );
}

/** At half of the bar, for example, moved left by half of its own width, so that it never extends past either end. */
const thresholdLabel = { position: 'relative', display: 'inline-block', mb: 0.5 } as const;
