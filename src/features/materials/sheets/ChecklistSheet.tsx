import { InlineText } from '@/ui/guide/InlineText';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { thingsToBring, thingsToLeaveHome, milestoneTexts } from '@/data/texts/countdownTexts';
import { sheetTexts } from '@/data/texts/sheets';
import { BlankLines, PrintedBox, SheetHead, WritingSpace } from './SheetParts';

const words = sheetTexts.checklist;

interface Check {
  readonly term: string;
  readonly text: string;
}

const lists: readonly { readonly head: string; readonly checks: readonly Check[] }[] = [
  { head: words.dayBefore, checks: [checkOf('day-before')] },
  { head: words.bring, checks: thingsToBring },
  { head: words.leaveHome, checks: thingsToLeaveHome },
  { head: words.testDay, checks: [checkOf('test-day')] },
];

function checkOf(milestone: keyof typeof milestoneTexts): Check {
  const { title, text } = milestoneTexts[milestone];
  return { term: title, text };
}

/** A checklist for the day before the test and for test day. */
export function ChecklistSheet() {
  return (
    <>
      <BlankLines labels={words.blanks.slice(0, 2)} />
      <BlankLines labels={words.blanks.slice(2)} />
      {lists.map(({ head, checks }) => (
        <div key={head}>
          <SheetHead>{head}</SheetHead>
          <Box component="ul" sx={{ fontSize: '16px' }}>
            {checks.map(({ term, text }) => (
              <Stack
                key={term}
                component="li"
                direction="row"
                sx={{ alignItems: 'baseline', gap: '10px', py: '4px' }}
              >
                <PrintedBox />
                <span>
                  <strong>{`${term}.`}</strong> <InlineText text={text} />
                </span>
              </Stack>
            ))}
          </Box>
        </div>
      ))}
      {words.below.map((label) => (
        <WritingSpace key={label}>{label}</WritingSpace>
      ))}
      <Box component="p" sx={{ mt: '14px' }}>
        <InlineText text={words.note} />
      </Box>
    </>
  );
}
