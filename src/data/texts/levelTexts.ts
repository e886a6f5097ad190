/** Words for the levels of the test, for pages that are for all of them. */
import { bankFigures, type PooledFigures } from '@/data/bank-figures/bankFigures';
import { type LevelId, levelIds } from '@/domain/exam/level/level-id';
import { hasScoreTables } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { formatList, formatNumber, spellOutCount } from '@/lib/text/format';

const namesOf = (levels: readonly LevelId[]) => levels.map((level) => testLevels[level].name);
const levelsText = (levels: readonly LevelId[]) =>
  `${formatList(namesOf(levels))} ${levels.length === 1 ? 'Level' : 'Levels'}`;

/** "Middle and Upper Levels" */
export const allLevelsText = levelsText(levelIds);

/** "Middle or Upper Level" */
export const anyLevelText = `${formatList(namesOf(levelIds), 'or')} Level`;

const grades = levelIds.flatMap((level) => Object.values(testLevels[level].grades));

/** "grades 5 to 11" */
export const allGradesText = `grades ${Math.min(...grades)} to ${Math.max(...grades)}`;

const isEstimated = (level: LevelId) => hasScoreTables(testLevels[level]);

/** "Upper Level": the levels whose raw scores can be converted to scaled scores. */
export const estimatedLevelsText = levelsText(levelIds.filter(isEstimated));

/** "Middle Level": the levels that have raw scores only. */
export const rawLevelsText = levelsText(levelIds.filter((level) => !isEstimated(level)));

/** Lists what each level has: "three for the Upper Level and two for the Middle Level". The highest level comes first. */
export function perLevelText(partOf: (level: LevelId) => string): string {
  return formatList(
    levelIds.toReversed().map((level) => `${partOf(level)} for the ${testLevels[level].name} Level`),
  );
}

/** "three for the Upper Level and two for the Middle Level" */
export const fullTestsPerLevelText = perLevelText((level) =>
  spellOutCount(bankFigures.byLevel[level].fullForms),
);

/** The bank's figures for each level, the highest level first. */
export const levelFigures: readonly { readonly name: string; readonly figures: PooledFigures }[] = levelIds
  .toReversed()
  .map((level) => ({ name: testLevels[level].name, figures: bankFigures.byLevel[level] }));

/** Returns a table row with a figure of each level, in the order of `levelFigures`: "Reading passages", "87", "47". */
export function levelFiguresRow(label: string, name: keyof PooledFigures): readonly string[] {
  return [label, ...levelFigures.map(({ figures }) => formatNumber(figures[name]))];
}

/**
 * Says which questions somebody has answered again without their keys: "all 1,689 questions for the Upper Level and 300 of the 755
 * questions for the Middle Level". Leaves out a level without any.
 */
export function readAgainText(levels: typeof levelFigures): string {
  return formatList(
    levels.flatMap(({ name, figures: { readAgain, questions } }) => {
      if (readAgain === 0) return [];
      const part =
        readAgain === questions
          ? `all ${formatNumber(questions)}`
          : `${formatNumber(readAgain)} of the ${formatNumber(questions)}`;
      return [`${part} questions for the ${name} Level`];
    }),
  );
}
