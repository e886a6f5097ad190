/** The bank's language: American spelling by cspell's dictionary, and style mistakes that a dictionary can't detect. */
import { type Settings, spellCheckDocument } from 'cspell-lib';
import own from './own-words.json' with { type: 'json' };

/** British spellings that the dictionary lists as variants. */
const british =
  'favour honour harbour labour rumour savour vapour flavour humour parlour odour armour centre theatre metre litre fibre ' +
  'sombre lustre spectre calibre grey plough cheque tyre kerb programme cancelled labelled modelled counsellor woollen ' +
  'fulfil skilful enrol instalment ageing judgement acknowledgement maths learnt burnt dreamt spelt spilt whilst amongst ' +
  'mum moustache pyjamas sceptic mould moult draught anaemia foetus storey gaol artefact cinema lorry petrol dearer';

const settings: Settings = {
  language: 'en-US',
  dictionaries: ['en_us', 'en-common-misspellings'],
  flagWords: british.split(' '),
  words: own,
};

export async function misspelled(text: string): Promise<string[]> {
  const { issues } = await spellCheckDocument(
    { uri: 'bank.txt', text, languageId: 'plaintext' },
    { generateSuggestions: false, noConfigSearch: true },
    settings,
  );
  return issues.map((issue) => issue.text);
}

/** Patterns of mistakes, each with its message. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/\b(\p{L}{2,}) \1\b/iu, 'a word stands twice'],
  [/ {2}| [,;:?]| \.(?!\.)/, 'a space too many'],
  [/,(?=\p{L})/u, 'a space is missing'],
  // A capital A within a sentence is a point; "one" and "unit" start with a consonant sound.
  [
    /(?:\ba|(?:^|[.?!] )A) (?=[aeio]\p{Ll}|u(?!n[ai]|s[aeiu]|r[aio]|t[aeio]))(?!one\b|once\b|one-|eu|ew)/u,
    '"a" before a vowel',
  ],
  [/\b[Aa]n (?=[bcdfgjklmnpqrstvwxyz]\p{Ll}|h(?!our|onest|onor|eir))/u, '"an" before a consonant'],
  [/ --? /, 'a hyphen for a dash or a minus sign'],
  [/\bgo(?:es)? on in the same way\b/, 'a test says "If the pattern continues"'],
];

export function slipsIn(text: string): string[] {
  return slips.flatMap(([pattern, wrong]) => {
    const found = pattern.exec(text);
    return found === null
      ? []
      : [`${wrong}: "${text.slice(Math.max(0, found.index - 12), found.index + 24)}"`];
  });
}
