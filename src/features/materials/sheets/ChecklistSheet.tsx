import { thingsToBring, thingsToLeaveHome, milestoneTexts } from '@/data/texts/countdownTexts';
import { sheetTexts } from '@/data/texts/sheets';
import { BlankLines } from './blanks';

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
          <p className="head">{head}</p>
          <ul className="checks">
            {checks.map(({ term, text }) => (
              <li key={term}>
                <span className="box" />
                <span>
                  <strong>{`${term}.`}</strong> <span>{text}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {words.below.map((label) => (
        <div key={label} className="write">
          {label}
        </div>
      ))}
      <p className="note">{words.note}</p>
    </>
  );
}
