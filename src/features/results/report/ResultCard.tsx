import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useState } from 'react';
import { Legend } from '@/charts/figure/Legend';
import type { Verdict } from '@/domain/exam/attempts/response';
import { partTitle } from '@/domain/exam/catalog/plan-parts';
import type { ScoreScale } from '@/domain/exam/level/test-level';
import type {
  PartAnswers,
  ResultFigures,
  ScoreFigures,
  SectionFigures,
} from '@/domain/exam/report/result-figures';
import type { SectionResult } from '@/domain/exam/scoring/result';
import { formatNumber, formatRange } from '@/lib/text/format';
import { estimateSwatches } from '@/ui/bars/EstimateMark';
import { ScoreRange } from '@/ui/bars/EstimateRange';
import * as colors from '@/ui/colors';
import { DialogPart } from '@/ui/loading/DialogPart';
import { Dot } from '@/ui/marks/Dot';
import { sectionColor, sectionDotColor } from '@/ui/sectionColor';
import type { QuestionPlace } from '../QuestionDialog';
import { QuestionSquares, SquareMark } from '../QuestionSquares';
import { scoredSectionName, squaresHelpText, verdictCountsText } from '../resultSentences';
import { noEstimateText } from './evidenceSentences';
import {
  percentileText,
  rawFigureText,
  rawShareText,
  resultCardTexts,
  scoreChangeText,
  targetText,
} from './leadTexts';

const loadQuestionDialog = () => import('../QuestionDialog');

export function hasQuestions({ sections, others }: ResultFigures): boolean {
  return sections.length + others.length > 0;
}

interface ResultCardProps {
  readonly figures: ResultFigures;
  /** Names the test of the rings: "the full test of Oct 17"; null for none. */
  readonly earlier: string | null;
  /** The parts with questions, in test order; null for figures that don't open them. */
  readonly parts: readonly SectionResult[] | null;
}

/** The whole result in one card: the total and each section on their scales, then every question as a square that opens it. */
export function ResultCard({ figures, earlier, parts }: ResultCardProps) {
  const titleId = useId();
  const { scale, totalScale, total, sections, others } = figures;
  const [opened, setOpened] = useState<QuestionPlace | null>(null);
  const close = () => setOpened(null);
  const hasScores = sections.some(({ score }) => score !== null);
  const isRaw = sections.some(({ raw }) => raw !== null);
  const hasSquares = others.length > 0 || sections.some((section) => section.parts.length > 0);
  const columns = sections.length + (others.length > 0 ? 1 : 0);
  // Squares stand beside their score where the section is as wide as the card.
  const halves = { xs: 12, sm: 6, md: columns === 1 ? 6 : 12 };
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardHeader
        title={hasScores ? resultCardTexts.estimated : isRaw ? resultCardTexts.raw : resultCardTexts.answers}
        action={hasScores && <Typography variant="secondary">{resultCardTexts.estimateNote}</Typography>}
        slotProps={{ title: { id: titleId, component: 'h2' } }}
      />
      {total !== null && (
        <CardContent>
          <TotalScore score={total} scale={totalScale} />
        </CardContent>
      )}
      {total !== null && <Divider />}
      <Grid container>
        {sections.map((section) => (
          <Grid key={section.section} size={{ xs: 12, md: 12 / Math.min(3, columns) }} sx={cell}>
            <CardContent sx={total === null ? belowHeader : undefined}>
              <Grid container columnSpacing={6}>
                <Grid size={halves} sx={wholeOnPaper}>
                  <SectionScore {...section} scale={scale} />
                </Grid>
                <Grid size={halves} sx={wholeOnPaper}>
                  <PartSquares
                    parts={section.parts}
                    color={sectionColor(section.section)}
                    onOpen={parts === null ? null : setOpened}
                  />
                </Grid>
              </Grid>
            </CardContent>
          </Grid>
        ))}
        {others.length > 0 && (
          <Grid size={{ xs: 12, md: 12 / Math.min(3, columns) }} sx={cell}>
            <CardContent sx={total === null ? belowHeader : undefined}>
              <PartSquares
                parts={others}
                isNamed={sections.length > 0}
                color={colors.primary}
                onOpen={parts === null ? null : setOpened}
              />
            </CardContent>
          </Grid>
        )}
      </Grid>
      <CardContent>
        {hasSquares && (
          <Typography variant="secondary" sx={{ displayPrint: 'none' }}>
            {squaresHelpText}
          </Typography>
        )}
        {hasScores && <Typography variant="secondary">{resultCardTexts.percentiles}</Typography>}
        {isRaw && <Typography variant="secondary">{resultCardTexts.rawNote}</Typography>}
        <Legend items={legendItems(figures, earlier)} />
      </CardContent>
      {opened !== null && parts !== null && (
        <DialogPart name="The question" load={loadQuestionDialog} onClose={close}>
          {({ QuestionDialog }) => <QuestionDialog parts={parts} first={opened} onClose={close} />}
        </DialogPart>
      )}
    </Card>
  );
}

/** The header has the space above. */
const belowHeader = { pt: 0 } as const;

/** Hairlines between the sections: beside each other on a laptop and on paper, below each other on a phone. */
const cell = {
  borderColor: 'divider',
  borderStyle: 'solid',
  borderWidth: 0,
  '& + &': {
    borderTopWidth: { xs: '1px', md: 0 },
    borderLeftWidth: { md: '1px' },
    '@media print': { borderTopWidth: 0, borderLeftWidth: '1px' },
  },
  '@media print': { width: 'auto', flex: '1 1 0', minWidth: 0 },
} as const;

const wholeOnPaper = { '@media print': { width: '100%' } } as const;
const besideOnPaper = (share: number) => ({ '@media print': { width: 'auto', flex: `${share} 1 0` } });

function TotalScore({ score, scale }: { readonly score: ScoreFigures; readonly scale: ScoreScale }) {
  const facts = [scoreChangeText(score), targetText(score)].filter((text) => text !== null);
  return (
    <Grid container columnSpacing={4} rowSpacing={1} sx={{ alignItems: 'center' }}>
      <Grid size={{ xs: 12, md: 5 }} sx={besideOnPaper(5)}>
        <Typography component="h3" variant="secondary">
          {resultCardTexts.total}
        </Typography>
        <Typography variant="figure" component="p">
          {formatRange(score.band)}
        </Typography>
        {facts.length > 0 && <Typography variant="secondary">{facts.join(' · ')}</Typography>}
      </Grid>
      <Grid size={{ xs: 12, md: 7 }} sx={besideOnPaper(7)}>
        <ScoreRange {...score} scale={scale} color={colors.primary} size="card" />
      </Grid>
    </Grid>
  );
}

function SectionScore({
  section,
  score,
  noEstimate,
  raw,
  scale,
}: SectionFigures & { readonly scale: ScoreScale }) {
  const facts =
    score === null
      ? []
      : [scoreChangeText(score), percentileText(score), targetText(score)].filter((text) => text !== null);
  return (
    <>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: 2 }}
      >
        <Typography component="h3" variant="strong" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Dot color={sectionDotColor(section)} />
          <span>{scoredSectionName(section)}</span>
        </Typography>
        {score !== null && (
          <Typography component="p" variant="figureSmall">
            {formatRange(score.band)}
          </Typography>
        )}
        {raw !== null && (
          <Typography component="p" variant="figureSmall">
            {rawFigureText(raw)}
          </Typography>
        )}
      </Stack>
      {raw !== null && <Typography variant="secondary">{rawShareText(raw)}</Typography>}
      {raw === null && noEstimate !== null && (
        <Typography variant="secondary">{noEstimateText(noEstimate)}</Typography>
      )}
      {facts.length > 0 && <Typography variant="secondary">{facts.join(' · ')}</Typography>}
      {score !== null && <ScoreRange {...score} scale={scale} color={sectionColor(section)} size="card" />}
    </>
  );
}

interface PartSquaresProps {
  readonly parts: readonly PartAnswers[];
  /** True to name a single part as well; several are always named. */
  readonly isNamed?: boolean;
  readonly color: string;
  readonly onOpen: ((place: QuestionPlace) => void) | null;
}

function PartSquares({ parts, isNamed = false, color, onOpen }: PartSquaresProps) {
  return parts.map(({ id, verdicts }) => (
    <Box key={id} sx={{ mt: 1.5 }}>
      {(isNamed || parts.length > 1) && (
        <Typography variant="secondary" sx={{ mb: 0.5 }}>
          {partTitle(id)}
        </Typography>
      )}
      <OpeningSquares part={id} verdicts={verdicts} color={color} onOpen={onOpen} />
      <Typography variant="secondary" sx={{ mt: 0.5 }}>
        {verdictCountsText(verdicts)}
      </Typography>
    </Box>
  ));
}

interface OpeningSquaresProps {
  readonly part: string;
  readonly verdicts: PartAnswers['verdicts'];
  readonly color: string;
  readonly onOpen: ((place: QuestionPlace) => void) | null;
}

function OpeningSquares({ part, verdicts, color, onOpen }: OpeningSquaresProps) {
  const open = useCallback((index: number) => onOpen?.({ part, index }), [onOpen, part]);
  return (
    <QuestionSquares
      title={partTitle(part)}
      verdicts={verdicts}
      color={color}
      onOpen={onOpen === null ? null : open}
    />
  );
}

function SquareSwatch({ verdict }: { readonly verdict: Verdict }) {
  return (
    <Box component="span" sx={{ width: 16, height: 16, display: 'block' }}>
      <SquareMark verdict={verdict} color={colors.textPrimary} />
    </Box>
  );
}

function legendItems({ total, sections, others }: ResultFigures, earlier: string | null) {
  const scores = [total, ...sections.map(({ score }) => score)].filter((score) => score !== null);
  const verdicts = [...sections.flatMap(({ parts }) => parts), ...others].flatMap((part) => part.verdicts);
  const target = scores.find((score) => score.target !== null)?.target ?? null;
  return [
    ...(['right', 'wrong', 'blank'] as const)
      .filter((verdict) => verdicts.includes(verdict))
      .map((verdict) => ({ label: verdict, swatch: <SquareSwatch verdict={verdict} /> })),
    ...(scores.length > 0 ? [{ label: resultCardTexts.range, swatch: estimateSwatches.range }] : []),
    ...(earlier !== null && scores.some(({ previous }) => previous !== null)
      ? [{ label: earlier, swatch: estimateSwatches.previous }]
      : []),
    ...(target === null
      ? []
      : [
          {
            label: scores.every((score) => score.target === null || score.target === target)
              ? `${resultCardTexts.target} ${formatNumber(target)}`
              : resultCardTexts.target,
            swatch: estimateSwatches.target,
          },
        ]),
  ];
}
