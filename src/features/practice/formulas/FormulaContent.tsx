import { useState } from 'react';
import { formulaQuestions } from '@/data/formulas/formulaQuestions';
import type { Topic } from '@/domain/exam/items/item';
import { newSeed } from '@/lib/browser/newSeed';
import { seededRandom } from '@/lib/random';
import { FormulaRound } from './FormulaRound';

/** A mixed round is as long as a drill. */
const mixedLength = 10;

/** Rounds of questions on one topic, or on all in random order, each with its own seed. */
export function FormulaContent({ topic, quiet }: { topic: Topic | null; quiet: boolean }) {
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
