import { scoringText } from '@/data/texts/pages/scoring';
import { GuessValueCalculator } from '@/features/guide/GuessValueCalculator';
import { guessValueTable } from '@/features/guide/guideText';
import { ScoreChangeCheck } from '@/features/guide/ScoreChangeCheck';
import { SectionCalculator } from '@/features/guide/SectionCalculator';
import { AnswerPoints } from '@/ui/drawings/AnswerPoints';
import { CaptionedTable } from '@/ui/guide/CaptionedTable';
import { GuidePage } from '@/ui/guide/GuidePage';
import { Interactive } from '@/ui/guide/Interactive';

export default function ScoringPage() {
  return (
    <GuidePage
      id="scoring"
      area="SSAT Guide"
      text={scoringText}
      picture={<AnswerPoints />}
      pieces={{
        calculator: (
          <Interactive name="The calculator">
            <SectionCalculator />
          </Interactive>
        ),
        guess: (
          <Interactive
            name="Picking a number of choices"
            withoutScripts={<CaptionedTable {...guessValueTable} />}
          >
            <GuessValueCalculator />
          </Interactive>
        ),
        change: (
          <Interactive name="Comparing two scores">
            <ScoreChangeCheck />
          </Interactive>
        ),
      }}
    />
  );
}
