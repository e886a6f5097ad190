import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { percentilesOf, sectionBand } from '@/domain/exam/report/estimate';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { quartersOf, type VerdictTally } from '@/domain/exam/scoring';
import { number, ordinal, quarters, range } from '@/lib/format';
import { ScaledBand } from '@/ui/cards/ScaledBand';
import { ChoiceToggle } from '@/ui/controls/ChoiceToggle';
import { CountField } from '@/ui/controls/CountField';
import { sectionColor } from '@/ui/sectionColor';
import { twoParts } from '@/ui/guide/twoParts';
import { rangeMeaning } from '@/domain/exam/report/range-words';
import { guideLevel } from './guideLevel';
import { exampleTallies, sectionTally, wholeNumber } from './sectionScore';
import * as words from './words';

const verdicts = ['right', 'wrong', 'blank'] as const;
const sections = scoredSections.map((section) => ({ value: section, label: words.nameOf(section) }));

/** Right, wrong, and blank answers of a section in; raw score, band, and percentiles out. It begins with a worked example. */
export function SectionCalculator() {
  const [section, setSection] = useState<ScoredSection>('verbal');
  const [typed, setTyped] = useState(exampleTallies);
  const questions = guideLevel.questions[section];
  const counted = sectionTally(section, typed[section]);
  const isWhole = counted?.missing === 0;
  const set = (verdict: keyof VerdictTally, text: string) =>
    setTyped((all) => ({ ...all, [section]: { ...all[section], [verdict]: text } }));
  const fill = counted === null ? null : questions - counted.tally.right - counted.tally.wrong;
  return (
    <Card sx={twoParts}>
      <div>
        <Typography variant="h3">Your Answers</Typography>
        <Box sx={{ mt: 1.5, mb: 1 }}>
          <ChoiceToggle label="Section" options={sections} value={section} onChange={setSection} wide />
        </Box>
        {verdicts.map((verdict) => (
          <CountField
            key={`${section} ${verdict}`}
            label={words.labels[verdict]}
            note={words.worth(verdict)}
            text={typed[section][verdict]}
            value={wholeNumber(typed[section][verdict], 0, questions)}
            most={questions}
            fewer={words.fewerWords(verdict)}
            more={words.moreWords(verdict)}
            error={words.countError(questions)}
            onChange={(text) => set(verdict, text)}
          />
        ))}
        <Box
          role="status"
          sx={{
            mt: 1.5,
            // Room for a sum that is wrong, which takes two lines where the card is narrow.
            minHeight: { xs: 44, sm: 0, md: 44 },
            typography: 'body2',
            color: isWhole ? 'text.secondary' : 'status.risk',
          }}
        >
          {counted !== null && words.sumWords(counted)}
        </Box>
        {!isWhole && fill !== null && fill >= 0 && (
          <Button size="small" onClick={() => set('blank', String(fill))} sx={{ minHeight: 44 }}>
            {words.fillBlankWords(fill)}
          </Button>
        )}
      </div>
      <div>
        {counted !== null && isWhole ? (
          <Answer section={section} tally={counted.tally} />
        ) : (
          <Typography color="textSecondary">{words.needsWholeWords(questions)}</Typography>
        )}
      </div>
    </Card>
  );
}

function Answer({ section, tally }: { readonly section: ScoredSection; readonly tally: VerdictTally }) {
  const band = sectionBand(guideLevel, section, tally, false);
  const percentile = percentilesOf(guideLevel, section, band);
  return (
    <Box sx={answer}>
      <Typography role="status" sx={{ fontFamily: 'h2.fontFamily', fontSize: '1.25rem', lineHeight: 1.4 }}>
        {words.sectionSentence(section, tally, band, percentile)}
      </Typography>
      <dl>
        <Figure name="Raw score" note={words.rawWords(tally)}>
          {quarters(quartersOf(tally))}
        </Figure>
        <Figure name="Scaled, estimated" note={`middle ${number(band.estimate)}`}>
          {range(band)}
        </Figure>
        <Figure name="Percentile" note="estimated, grade not stated">
          {range(percentile, ordinal)}
        </Figure>
      </dl>
      <ScaledBand band={band} scale={guideLevel.scale} color={sectionColor(section)} />
      <p>
        {rangeMeaning} Each form has its own table, so nobody can turn raw points into one exact score before
        the test maker does.
      </p>
      <p>{words.blankInsteadWords(tally)}</p>
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
        {children}
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
  '& dt, & dd span, & dl ~ p': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' },
  '& dd span': { display: 'block' },
} as const;
