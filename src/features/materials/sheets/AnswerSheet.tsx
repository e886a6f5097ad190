import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { sheetTexts } from '@/data/texts/sheets';
import { fullFormsOf } from '@/domain/exam/test/blueprint';
import { defaultLevel } from '@/domain/exam/level/level-id';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { choiceLetters } from '@/domain/exam/items/item';
import { sectionQuestionCount, type SectionPart } from '@/domain/exam/test/test-plan';
import { formatCount } from '@/lib/text/format';
import { BlankLines, SheetHead, SheetLead } from './SheetParts';

/** Taken from the first form, because all forms have the same sections. */
const sections = fullTestPlan(fullFormsOf(defaultLevel)[0], true).parts.flatMap((part) =>
  part.kind === 'section' ? part : [],
);

const { line, blanks, scored, notScored } = sheetTexts.answers;

/** In pixels on paper. */
const cell = { width: 138, height: 17.5 } as const;
const columns = 5;
const radius = 7.5;
/** The distance from the number's end to the first circle, and between circles. */
const step = 20;

/** The text beside a section's title. */
const small = { fontSize: '14px', fontWeight: 400 } as const;

/** Five circles per question for every section of a full test. */
export function AnswerSheet() {
  return (
    <>
      <BlankLines labels={blanks} />
      <SheetLead>{line}</SheetLead>
      <svg style={{ position: 'absolute', width: 0, height: 0 }} aria-hidden>
        <g id="five-circles" fontSize="9" textAnchor="middle">
          {choiceLetters.map((letter, place) => (
            <g key={letter} transform={`translate(${38 + place * step} ${cell.height / 2})`}>
              <circle r={radius} fill="none" stroke="currentColor" strokeWidth="0.9" />
              <text y="3" fill="currentColor">
                {letter}
              </text>
            </g>
          ))}
        </g>
      </svg>
      {sections.map((section) => (
        <SectionRows key={section.id} section={section} />
      ))}
    </>
  );
}

function SectionRows({ section }: { readonly section: SectionPart }) {
  const questions = sectionQuestionCount(section);
  const rows = Math.ceil(questions / columns);
  return (
    <div>
      <SheetHead>
        <Stack component="span" direction="row" sx={{ alignItems: 'baseline', gap: '12px' }}>
          <span>{section.title}</span>
          <Box component="span" sx={small}>
            {`${formatCount(questions, 'question')}, ${formatCount(section.minutes, 'minute')}`}
          </Box>
          {section.scored ? (
            scored.map((label) => (
              <Box key={label} component="span" sx={{ ...small, flex: 1, borderBottom: '1px solid' }}>
                {label}
              </Box>
            ))
          ) : (
            <Box component="span" sx={small}>
              {notScored}
            </Box>
          )}
        </Stack>
      </SheetHead>
      <svg viewBox={`0 0 ${columns * cell.width} ${rows * cell.height}`} aria-hidden>
        {Array.from({ length: questions }, (_, index) => {
          const x = Math.floor(index / rows) * cell.width;
          const y = (index % rows) * cell.height;
          return (
            <g key={index} transform={`translate(${x} ${y})`}>
              <text x="22" y="12.8" textAnchor="end" fontSize="11" fill="currentColor">
                {index + 1}
              </text>
              <use href="#five-circles" />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
