import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { bandPercentiles, sectionBand } from '@/domain/exam/report/estimate';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { rawScoreQuarters, type VerdictTally } from '@/domain/exam/scoring/scoring';
import { formatNumber, formatOrdinal, formatQuarterPoints, formatRange } from '@/lib/text/format';
import { ScaledBand } from '@/ui/bars/ScaledBand';
import { SegmentedControl } from '@/ui/controls/fields/SegmentedControl';
import { CountField } from '@/ui/controls/fields/CountField';
import { sectionColor } from '@/ui/sectionColor';
import { twoPartCardStyles } from '@/ui/guide/twoPartCardStyles';
import { rangeMeaningText } from '@/domain/exam/report/range-text';
import { guideLevel } from './guideLevel';
import { exampleTallyInputs, parseEnteredCounts, parseCountInRange } from './enteredCounts';
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
  const [typed, setTyped] = useState(exampleTallyInputs);
  const questions = guideLevel.questions[section];
  const counted = parseEnteredCounts(section, typed[section]);
  const isWhole = counted?.missing === 0;
  const set = (verdict: keyof VerdictTally, text: string) =>
    setTyped((all) => ({ ...all, [section]: { ...all[section], [verdict]: text } }));
  const fill = counted === null ? null : questions - counted.tally.right - counted.tally.wrong;
  return (
    <Card sx={twoPartCardStyles}>
      <div>
        <Typography variant="h3">Your Answers</Typography>
        <Box sx={{ mt: 1.5, mb: 1 }}>
          <SegmentedControl
            label="Section"
            options={sections}
            value={section}
            onChange={setSection}
            fullWidth
          />
        </Box>
        {verdicts.map((verdict) => (
          <CountField
            key={`${section} ${verdict}`}
            label={words.answerVerdictLabels[verdict]}
            note={words.verdictPointsText(verdict)}
            text={typed[section][verdict]}
            value={parseCountInRange(typed[section][verdict], 0, questions)}
            max={questions}
            fewerLabel={words.fewerAnswersLabel(verdict)}
            moreLabel={words.moreAnswersLabel(verdict)}
            error={words.countErrorText(questions)}
            onChange={(text) => set(verdict, text)}
          />
        ))}
        <Box
          role="status"
          sx={{
            mt: 1.5,
            // Space for an error message, which takes two lines where the card is narrow.
            minHeight: { xs: 44, sm: 0, md: 44 },
            typography: 'body2',
            color: isWhole ? 'text.secondary' : 'status.risk',
          }}
        >
          {counted !== null && words.enteredCountsSumText(counted)}
        </Box>
        {!isWhole && fill !== null && fill >= 0 && (
          <Button size="small" onClick={() => set('blank', String(fill))} sx={{ minHeight: 44 }}>
            <span>{words.setBlankCountLabel(fill)}</span>
          </Button>
        )}
      </div>
      <div>
        {counted !== null && isWhole ? (
          <Answer section={section} tally={counted.tally} />
        ) : (
          <Typography color="textSecondary">{words.incompleteCountsText(questions)}</Typography>
        )}
      </div>
    </Card>
  );
}

function Answer({ section, tally }: { readonly section: ScoredSection; readonly tally: VerdictTally }) {
  const band = sectionBand(guideLevel, section, tally, false);
  const percentile = bandPercentiles(guideLevel, section, band);
  return (
    <Box sx={answer}>
      <Typography role="status" sx={{ fontFamily: 'h2.fontFamily', fontSize: '1.25rem', lineHeight: 1.4 }}>
        {words.sectionScoreSentence(section, tally, band, percentile)}
      </Typography>
      <dl>
        <Figure name="Raw score" note={words.rawScoreCalculationText(tally)}>
          {formatQuarterPoints(rawScoreQuarters(tally))}
        </Figure>
        <Figure name="Scaled, estimated" note={`middle ${formatNumber(band.estimate)}`}>
          {formatRange(band)}
        </Figure>
        <Figure name="Percentile" note="estimated, grade not stated">
          {formatRange(percentile, formatOrdinal)}
        </Figure>
      </dl>
      <ScaledBand band={band} scale={guideLevel.scale} color={sectionColor(section)} />
      <p>
        {`${rangeMeaningText} Each form has its own table, so nobody can turn raw points into one exact score before the test maker does.`}
      </p>
      <p>{words.guessPenaltyText(tally)}</p>
    </Box>
  );
}

function Figure({
  name,
  note,
  children,
}: {
  readonly name: string;
  readonly note: string;
  readonly children: string;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>{children}</span>
        <span>{note}</span>
      </dd>
    </div>
  );
}

const answer = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2.5,
  '& p': { m: 0 },
  '& dl': { m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2 },
  '& dt, & dd span + span, & dl ~ p': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' },
  '& dd span + span': { display: 'block' },
} as const;
