import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { loadSectionContent } from '@/data/items/itemBank';
import { generators } from '@/data/items/generators';
import { generateItem } from '@/data/items/generators/generator';
import { isContentName } from '@/domain/exam/test/blueprint';
import type { Item } from '@/domain/exam/items/item';
import { untouchedItem } from '@/domain/exam/items/item-state';
import { QuestionView } from '@/features/player/question/QuestionView';
import { AnswerReview } from '@/features/results/AnswerReview';

const name = location.pathname.replace('/questions/', '');

/** Returns the items of a bank file, or one of each generator, split so that a page can hold them ("generators-2-of-5"). */
async function itemsOf(file: string): Promise<readonly Item[]> {
  const [isShare, share, shares] = /^generators-(\d)-of-(\d)$/.exec(file) ?? [];
  if (isShare !== undefined)
    return generators
      .filter((_, index) => index % Number(shares) === Number(share) - 1)
      .map((generator) => generateItem(generator, 1));
  if (!isContentName(file)) throw new Error(`The bank has no file ${file}`);
  return (await loadSectionContent(file)).items;
}

const items = await itemsOf(name);
const conditions = { mode: 'real' } as const;
const send = () => undefined;

/** Every question as the player asks it, followed by its review. */
export function Shown() {
  return (
    <Box component="main">
      <Typography variant="h1">{name}</Typography>
      {items.map((item, index) => (
        <Box component="section" key={item.id} data-item={item.id}>
          <QuestionView
            item={item}
            number={index + 1}
            questionCount={items.length}
            state={untouchedItem}
            conditions={conditions}
            send={send}
          />
          <Box sx={{ maxWidth: 960, mx: 'auto', px: 2 }}>
            <AnswerReview
              judged={{
                item,
                passage: null,
                number: index + 1,
                state: untouchedItem,
                verdict: 'blank',
                seenBefore: false,
              }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
