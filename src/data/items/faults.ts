import type { VerbalItem } from '@/domain/exam/item';

const idForms = { synonym: /^syn-\d{4}$/, analogy: /^ana-\d{4}$/ } as const;

const shortestWhy = 20;
const longestWhy = 200;

/** An explanation that speaks of a letter or a place breaks as soon as choices are shown in another order. */
const namesALetter =
  /\b[Cc]hoices?\s+\(?[A-E]\b|\b[Oo]ptions?\s+\(?[A-E]\b|\b[Aa]nswers?\s+\(?[A-E]\b|\([A-E]\)/;
const namesAPlace = /\b(?:first|second|third|fourth|fifth|last|next|previous) (?:choice|option|answer)s?\b/i;
const sentenceEnd = /[.?!]["\u201d)]?(?=\s|$)/g;
const negativeStem = /\b(?:not|except)\b/i;
const catchAll = /\b(?:all|none|both|neither) of (?:these|the above|them)\b|\bboth\b/i;
const pair = /^(?:(?! is to ).)+ is to (?:(?! is to ).)+$/;

/** Gives a text as it is compared: lower case, letters and digits only. */
export function normalised(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Gives every fault of one item by itself, in plain words; empty for a good one. */
export function itemFaults(item: VerbalItem): string[] {
  return [
    ...(idForms[item.kind].test(item.id)
      ? []
      : [`its id must look like ${item.kind === 'synonym' ? 'syn-0001' : 'ana-0001'}`]),
    ...choiceFaults(item),
    ...item.choices.flatMap(({ text, why }) => whyFaults(text, why)),
    ...stemFaults(item),
    ...layoutFaults(item),
  ];
}

function choiceFaults(item: VerbalItem): string[] {
  const texts = item.choices.map((choice) => normalised(choice.text));
  const faults: string[] = [];
  const twice = texts.find((text, index) => texts.indexOf(text) !== index);
  if (twice !== undefined) faults.push(`two choices are the same: "${twice}"`);
  const terms = termsOf(item).map(normalised);
  const repeated = texts.find((text) => terms.includes(text));
  if (repeated !== undefined) faults.push(`a choice repeats the stem: "${repeated}"`);
  if (texts.some((text) => catchAll.test(text))) faults.push('a choice is a catch-all ("all of these")');
  const lengths = item.choices.map((choice) => choice.text.length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  if (longest > 2.5 * shortest + 6)
    faults.push(`choices differ too much in length: ${shortest} to ${longest} characters`);
  return faults;
}

/** Gives what a choice must not repeat: the stem, or an analogy's given words (its first pair, when pairs are chosen). */
function termsOf(item: VerbalItem): string[] {
  if (item.kind === 'synonym') return [item.stem];
  const given = item.stem.replace(/ (?:as|is to)$/, '');
  return item.layout === 'pair' ? [given] : given.split(/ is to | as /);
}

function whyFaults(text: string, why: string): string[] {
  const faults: string[] = [];
  if (why.length < shortestWhy || why.length > longestWhy) {
    faults.push(
      `the explanation of "${text}" has ${why.length} characters; ${shortestWhy} to ${longestWhy} are asked for`,
    );
  }
  if (!/\.["\u201d]?$/.test(why)) faults.push(`the explanation of "${text}" does not end with a full stop`);
  if ((why.match(sentenceEnd)?.length ?? 0) > 2)
    faults.push(`the explanation of "${text}" has more than two sentences`);
  if (why.includes('!')) faults.push(`the explanation of "${text}" has an exclamation mark`);
  if (namesALetter.test(why) || namesAPlace.test(why)) {
    faults.push(`the explanation of "${text}" names a choice by its letter or place`);
  }
  return faults;
}

function stemFaults(item: VerbalItem): string[] {
  return negativeStem.test(item.stem) ? ['the stem asks in the negative'] : [];
}

function layoutFaults(item: VerbalItem): string[] {
  if (item.kind === 'synonym') return [];
  const pairs = item.choices.filter((choice) => pair.test(choice.text)).length;
  if (item.layout === 'pair') {
    return [
      ...(/^.+ is to .+ as$/.test(item.stem) ? [] : ['the stem of a pair analogy must read "A is to B as"']),
      ...(pairs === item.choices.length ? [] : ['every choice of a pair analogy must read "x is to y"']),
    ];
  }
  return [
    ...(/^.+ is to .+ as .+ is to$/.test(item.stem)
      ? []
      : ['the stem of a word analogy must read "A is to B as C is to"']),
    ...(pairs === 0 ? [] : ['a choice of a word analogy must not be a pair']),
  ];
}
