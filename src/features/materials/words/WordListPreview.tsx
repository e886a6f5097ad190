import Stack from '@mui/material/Stack';
import { type ReactNode, useCallback } from 'react';
import { rootFamilies } from '@/data/roots/rootFamilies';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import { fetchWordEntries } from '@/data/words/entries';
import { wordIndexes } from '@/data/words/wordIndex';
import type { LevelId } from '@/domain/exam/level/level-id';
import { cutIntoSheets, filterWords } from '@/domain/plan/words/word-sheet';
import { LoadFailureNotice } from '@/ui/loading/LoadFailureNotice';
import { useLazyModule } from '@/ui/loading/lazyModule';
import { SheetPreview } from '../SheetPreview';
import type { SheetSelection } from '../useSheetSelection';
import { RootSheet, AllRootsSheet } from './RootSheets';
import { allRootsChoice, parseWordChoice, wordChoiceSearch, type WordChoice } from './wordChoice';
import { WordFields } from './WordFields';
import {
  wordListCountText,
  wordListTitle,
  rootCountText,
  rootLabel,
  allRootsCountText,
  rootsTitle,
} from './wordListText';
import { WordSheet } from './WordSheet';

/** Returns the entries of some words, fetched when the words change. */
function useEntries(words: readonly string[]) {
  const list = words.join();
  const load = useCallback(() => fetchWordEntries(list.split(',')), [list]);
  return useLazyModule(load, list !== '');
}

/**
 * The printable word list: a level's words, or those of them with a letter or difficulty, split into sheets if there are many; or
 * roots with their families.
 */
export function WordListPreview({ sheets }: { readonly sheets: SheetSelection }) {
  const { level, choose: chooseLevel } = useTestLevel();
  const index = wordIndexes[level];
  const choice = parseWordChoice(sheets.search, index);
  const parts = choice.root === null ? cutIntoSheets(filterWords(index, choice)) : [];
  const part = Math.min(choice.part, Math.max(1, parts.length));
  const words = parts[part - 1] ?? [];
  const fetched = useEntries(words);
  const entries =
    fetched.state === 'ready' ? words.flatMap((word) => fetched.module.get(word)?.entry ?? []) : [];
  const list = entries.length === 0 ? null : <WordSheet entries={entries} />;
  const { title, pages, content } = printed(choice, level, parts, list);
  return (
    <SheetPreview
      sheet="words"
      sheets={sheets}
      title={title}
      pages={pages}
      fields={
        <Stack spacing={1} sx={{ width: 272 }}>
          <WordFields
            level={level}
            index={index}
            choice={{ ...choice, part }}
            parts={parts}
            onChooseLevel={chooseLevel}
            onChoose={(next) => sheets.choose('words', wordChoiceSearch(next))}
          />
          {fetched.state === 'failed' && <LoadFailureNotice name="The list of words" failed={fetched} />}
        </Stack>
      }
    >
      {content}
    </SheetPreview>
  );
}

interface Printed {
  readonly title: ReactNode;
  readonly pages: string;
  readonly content: ReactNode;
}

/** Returns the content to print for a choice. `list`, the words now on screen, is used only if the choice has no root. */
function printed(
  choice: WordChoice,
  level: LevelId,
  parts: readonly (readonly string[])[],
  list: ReactNode,
): Printed {
  const { root } = choice;
  if (root === null)
    return { title: wordListTitle(choice, level), pages: wordListCountText(parts), content: list };
  return root === allRootsChoice
    ? { title: rootsTitle, pages: allRootsCountText(rootFamilies.length), content: <AllRootsSheet /> }
    : {
        title: <span translate="no">{rootLabel(root)}</span>,
        pages: rootCountText(root),
        content: <RootSheet root={root} />,
      };
}
