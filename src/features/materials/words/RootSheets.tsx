import type { RootFamily } from '@/data/roots/rootFamily';
import { rootFamilies } from '@/data/roots/rootFamilies';
import { sheetTexts } from '@/data/texts/sheets';

const { ownSentence, lookAlike: notOfIt } = sheetTexts.words;

/** One root: its family with lines for sentences, and a word that only looks related. */
export function RootSheet({ root: { language, family, lookAlike } }: { readonly root: RootFamily }) {
  return (
    <>
      <p className="line">{language}</p>
      {family.map(({ word, meaning }) => (
        <div key={word} className="write">
          <div translate="no">
            <strong>{word}</strong>
            <span>{`, ${meaning}`}</span>
          </div>
          <span>{ownSentence}</span>
        </div>
      ))}
      <p className="head">
        <span>{`${notOfIt}: `}</span>
        <span translate="no">{lookAlike.word}</span>
      </p>
      <p>{lookAlike.note}</p>
    </>
  );
}

/** All roots with their families. */
export function AllRootsSheet() {
  return (
    <ul className="columns roots long">
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
    </ul>
  );
}
