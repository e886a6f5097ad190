import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { bandPercentiles, sectionBand } from '@/domain/exam/report/estimate';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { rawScoreQuarters, type VerdictTally } from '@/domain/exam/scoring/scoring';
import { formatNumber, formatOrdinal, formatQuarterPoints, formatRange } from '@/lib/text/format';
import { ScoreRange } from '@/ui/bars/EstimateRange';
import { CountField } from '@/ui/controls/fields/CountField';
import { ViewToggle } from '@/ui/controls/fields/ViewToggle';
import { sectionColor } from '@/ui/sectionColor';
import { TwoPartCard } from '@/ui/guide/TwoPartCard';
import { rangeMeaningText } from '@/domain/exam/report/range-text';
import { guideLevel } from './guideLevel';
import { exampleTallyInputs, parseEnteredCounts, parseCountInRange, type TallyInput } from './enteredCounts';
import * as words from './guideText';

const verdicts = ['right', 'wrong', 'blank'] as const;
const sections = scoredSections.map((section) => ({
  value: section,
  label: words.guideSectionName(section),
}));

/**
 * Converts the counts of right, wrong, and blank answers in a section to a raw score, a band, and percentiles. Starts with a
 * worked example.
 */
export function SectionCalculator() {
  const [section, setSection] = useState<ScoredSection>('verbal');
  const { control, setValue, clearErrors } = useForm<Record<ScoredSection, TallyInput>>({
    defaultValues: exampleTallyInputs,
    mode: 'onBlur',
  });
  const questions = guideLevel.questions[section];
  const countIn = (text: string) => parseCountInRange(text, 0, questions);
  const counted = parseEnteredCounts(section, useWatch({ control, name: section }));
  const isWhole = counted?.missing === 0;
  const set = (verdict: keyof VerdictTally, text: string) => {
    setValue(`${section}.${verdict}`, text);
    clearErrors(`${section}.${verdict}`);
  };
  const fill = counted === null ? null : questions - counted.tally.right - counted.tally.wrong;
  return (
    <TwoPartCard
      input={
        <>
          <Stack spacing={1.5} sx={{ mb: 1 }}>
            <Typography variant="h3">Your Answers</Typography>
            <ViewToggle label="Section" options={sections} value={section} onChange={setSection} fullWidth />
          </Stack>
          {verdicts.map((verdict) => (
            <Controller
              key={`${section} ${verdict}`}
              name={`${section}.${verdict}`}
              control={control}
              rules={{ validate: (text) => countIn(text) !== null || words.countErrorText(questions) }}
              render={({ field, fieldState }) => (
                <CountField
                  label={words.answerVerdictLabels[verdict]}
                  note={words.verdictPointsText(verdict)}
                  field={field}
                  count={countIn(field.value)}
                  max={questions}
                  fewerLabel={words.fewerAnswersLabel(verdict)}
                  moreLabel={words.moreAnswersLabel(verdict)}
                  error={fieldState.error?.message}
                  onChange={(text) => set(verdict, text)}
                />
              )}
            />
          ))}
          <Typography
            role="status"
            variant="secondary"
            sx={{
              mt: 1.5,
              // Space for an error message, which takes two lines where the card is narrow.
              minHeight: { xs: 44, sm: 0, md: 44 },
              ...(!isWhole && { color: 'status.risk' }),
            }}
          >
            {counted !== null && words.enteredCountsSumText(counted)}
          </Typography>
          {!isWhole && fill !== null && fill >= 0 && (
            <Button size="small" onClick={() => set('blank', String(fill))}>
              <span>{words.setBlankCountLabel(fill)}</span>
            </Button>
          )}
        </>
      }
      result={
        counted !== null && isWhole ? (
          <Answer section={section} tally={counted.tally} />
        ) : (
          <Typography color="textSecondary">{words.incompleteCountsText(questions)}</Typography>
        )
      }
    />
  );
}

function Answer({ section, tally }: { readonly section: ScoredSection; readonly tally: VerdictTally }) {
  const band = sectionBand(guideLevel, section, tally, false);
  const percentile = bandPercentiles(guideLevel, section, band);
  return (
    <Stack spacing={2.5}>
      <Typography role="status" variant="prose" component="p">
        {words.sectionScoreSentence(section, tally, band, percentile)}
      </Typography>
      <Stack component="dl" direction="row" sx={{ m: 0, flexWrap: 'wrap', columnGap: 4, rowGap: 2 }}>
        <Figure name="Raw score" note={words.rawScoreCalculationText(tally)}>
          {formatQuarterPoints(rawScoreQuarters(tally))}
        </Figure>
        <Figure name="Scaled, estimated" note={`middle ${formatNumber(band.estimate)}`}>
          {formatRange(band)}
        </Figure>
        <Figure name="Percentile" note="estimated, grade not stated">
          {formatRange(percentile, formatOrdinal)}
        </Figure>
      </Stack>
      <ScoreRange band={band} scale={guideLevel.scale} color={sectionColor(section)} />
      <Typography variant="secondary">
        {`${rangeMeaningText} Each version of the test has its own table, so nobody can turn raw points into one exact score before the test maker does.`}
      </Typography>
      <Typography variant="secondary">{words.guessPenaltyText(tally)}</Typography>
    </Stack>
  );
}

interface FigureProps {
  readonly name: string;
  readonly note: string;
  readonly children: string;
}

function Figure({ name, note, children }: FigureProps) {
  return (
    <div>
      <Typography component="dt" variant="secondary">
        {name}
      </Typography>
      <Typography component="dd" variant="figureSmall" sx={{ m: 0 }}>
        {children}
      </Typography>
      <Typography component="dd" variant="secondary" sx={{ m: 0 }}>
        {note}
      </Typography>
    </div>
  );
}
