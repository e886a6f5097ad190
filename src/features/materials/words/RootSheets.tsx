import Box from '@mui/material/Box';
import type { RootFamily } from '@/data/roots/rootFamily';
import { rootFamilies } from '@/data/roots/rootFamilies';
import { sheetTexts } from '@/data/texts/sheets';
import { SheetHead, SheetLead, SmallPrint, WritingSpace } from '../sheets/SheetParts';

const { ownSentence, lookAlike: notOfIt } = sheetTexts.words;

/** One root: its family with lines for sentences, and a word that only looks related. */
export function RootSheet({ root: { language, family, lookAlike } }: { readonly root: RootFamily }) {
  return (
    <>
      <SheetLead>{language}</SheetLead>
      {family.map(({ word, meaning }) => (
        <WritingSpace key={word} note={ownSentence}>
          <div translate="no">
            <strong>{word}</strong>
            <span>{`, ${meaning}`}</span>
          </div>
        </WritingSpace>
      ))}
      <SheetHead>
        <span>{`${notOfIt}: `}</span>
        <span translate="no">{lookAlike.word}</span>
      </SheetHead>
      <p>{lookAlike.note}</p>
    </>
  );
}

/** All roots with their families. */
export function AllRootsSheet() {
  return (
    <SmallPrint>
      <Box component="ul" sx={roots}>
        {rootFamilies.map(({ forms, meaning, language, family }) => (
          <li key={forms[0]}>
            <span translate="no">
              <strong>{forms.join(', ')}</strong>
              <span>{`: ${meaning} `}</span>
            </span>
            <span>{`(${language})`}</span>
            <br />
            {family.map(({ word, meaning: means }, place) => (
              <span key={word} translate="no">
                <em>{word}</em>
                <span>{`, ${means}${place < family.length - 1 ? '; ' : ''}`}</span>
              </span>
            ))}
          </li>
        ))}
      </Box>
    </SmallPrint>
  );
}

const roots = {
  columnCount: 2,
  columnGap: '28px',
  '& li': { mb: '6px' },
  '& em': { fontStyle: 'normal', fontWeight: 600 },
} as const;
