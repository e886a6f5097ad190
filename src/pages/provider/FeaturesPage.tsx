import type { ReactNode } from 'react';
import { brand } from '@/brand';
import { estimateExample } from '@/data/texts/estimate-example';
import { featuresText, featureTexts } from '@/data/texts/pages/features';
import { homeText } from '@/data/texts/pages/home';
import { materialsText } from '@/data/texts/pages/materials';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { fullFormsOf } from '@/domain/exam/test/blueprint';
import { defaultLevel } from '@/domain/exam/level/level-id';
import { DemoStops } from '@/features/demo/DemoStops';
import { DashboardTabNames } from '@/features/family/preview/DashboardTabNames';
import { SampleFamilyRows } from '@/features/family/preview/SampleFamilyRows';
import { SampleQuestion } from '@/features/home/pictures/SampleQuestion';
import { SampleReport } from '@/features/home/pictures/SampleReport';
import { SampleWeek } from '@/features/home/pictures/SampleWeek';
import { ExampleMistake } from '@/features/practice/log/entries/ExampleMistake';
import { bridgeExample } from '@/features/practice/verbal/verbalPracticeText';
import { ExampleWord } from '@/features/practice/words/ExampleWord';
import { EstimateBand } from '@/features/provider/EstimateBand';
import { FeaturePieces } from '@/features/provider/FeaturePieces';
import { ExampleHeadline } from '@/features/results/example/ExampleHeadline';
import { ExampleSquares } from '@/features/results/example/ExampleSquares';
import { formatRange } from '@/lib/text/format';
import { AnalogyBridge } from '@/ui/drawings/AnalogyBridge';
import { AnswerPoints } from '@/ui/drawings/AnswerPoints';
import { BandOverTarget } from '@/ui/drawings/BandOverTarget';
import { CardOnScreen } from '@/ui/drawings/CardOnScreen';
import { DailyTasks } from '@/ui/drawings/DailyTasks';
import { Drawing } from '@/ui/drawings/Drawing';
import { EssayPlan } from '@/ui/drawings/EssayPlan';
import { MeetingSheet } from '@/ui/drawings/MeetingSheet';
import { SectionSharesStrip } from '@/ui/drawings/SectionSharesStrip';
import { SheetRow } from '@/ui/drawings/SheetRow';
import { TestLengths, TestStrip } from '@/ui/drawings/TestStrips';
import { TwoKeys } from '@/ui/drawings/TwoKeys';
import { GuidePage } from '@/ui/guide/GuidePage';

// Drawn by the code of the product, not screenshots.
const studentPieces: Readonly<Record<keyof typeof featureTexts.students, ReactNode>> = {
  look: <TestStrip plan={diagnosticPlan(defaultLevel, true)} isEssayOptional />,
  tests: <TestStrip plan={fullTestPlan(fullFormsOf(defaultLevel)[0], true)} />,
  sections: <AnalogyBridge {...bridgeExample} />,
  today: <DailyTasks tasks={homeText.dailyTasks} />,
  explanations: <SampleQuestion />,
  words: <ExampleWord />,
  mistakes: <ExampleMistake />,
  report: <ExampleSquares />,
  results: <BandOverTarget />,
  plan: <SectionSharesStrip />,
  paper: <SheetRow count={materialsText.sections.length} />,
};

const parentPieces: Readonly<Record<keyof typeof featureTexts.parents, ReactNode>> = {
  answer: <BandOverTarget />,
  whole: <DashboardTabNames />,
  page: (
    <Drawing name={`${estimateExample.caption}: ${formatRange(estimateExample.band)}.`}>
      <EstimateBand {...estimateExample} />
    </Drawing>
  ),
  scores: <AnswerPoints />,
  course: <SampleWeek />,
  coach: <MeetingSheet />,
  essay: <EssayPlan />,
};

const schoolPieces: Readonly<Record<keyof typeof featureTexts.schools, ReactNode>> = {
  room: <CardOnScreen />,
  demo: <DemoStops />,
  children: <SampleFamilyRows />,
  spot: <TestLengths />,
  example: <ExampleHeadline />,
  behind: <TwoKeys />,
};

export default function FeaturesPage() {
  return (
    <GuidePage
      id="features"
      area={brand.name}
      text={featuresText}
      card={<SampleReport />}
      pieces={{
        students: <FeaturePieces texts={featureTexts.students} pieces={studentPieces} tall="explanations" />,
        parents: <FeaturePieces texts={featureTexts.parents} pieces={parentPieces} tall="course" />,
        schools: <FeaturePieces texts={featureTexts.schools} pieces={schoolPieces} />,
      }}
    />
  );
}
