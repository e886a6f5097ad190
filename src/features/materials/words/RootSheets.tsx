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
          <strong>{word}</strong>, {meaning}
          <br />
          <span>{ownSentence}</span>
        </div>
      ))}
      <p className="head">
        {notOfIt}: {lookAlike.word}
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
          <strong>{forms.join(', ')}</strong>: {meaning} <span>({language})</span>
          <br />
          {family.map(({ word, meaning: means }, place) => (
            <span key={word}>
              {place > 0 && '; '}
              <em>{word}</em>, {means}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
