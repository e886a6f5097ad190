import { useState } from 'react';
import { formulaQuestions } from '@/data/formulas/formulaQuestions';
import type { QuantitativeTopic } from '@/domain/exam/items/item';
import { newSeed } from '@/lib/browser/newSeed';
import { seededRandom } from '@/lib/random';
import { FormulaRound } from './FormulaRound';

/** The most questions in a round, equal to the default length of a drill. */
const mixedLength = 10;

/** Rounds of questions on one topic, or on all, in random order. Each round has its own seed. */
export function FormulaContent({ topic, quiet }: { topic: QuantitativeTopic | null; quiet: boolean }) {
  const [firstSeed] = useState(newSeed);
  const [seed, setSeed] = useState(firstSeed);
  const own = formulaQuestions.filter((each) => topic === null || each.topic === topic);
  const questions = seededRandom(seed).shuffled(own).slice(0, mixedLength);
  return (
    <FormulaRound
      key={seed}
      questions={questions}
      quiet={quiet && seed === firstSeed}
      onAgain={() => setSeed(newSeed())}
    />
  );
}
