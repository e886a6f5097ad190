import type { VerbalItem } from '@/domain/exam/item';

const idForms = { synonym: /^syn-\d{4}$/, analogy: /^ana-\d{4}$/ } as const;

const shortestWhy = 20;
const longestWhy = 240;

/** An explanation that speaks of a letter or a place breaks as soon as choices are shown in another order. */
const namesALetter =
  /\b(?:choice|option|answer)s?\s+\(?[A-E]\b|\([A-E]\)|\b(?:first|second|third|fourth|fifth|last) (?:choice|option|answer)\b/;
const negativeStem = /\bNOT\b|\bEXCEPT\b|\bLEAST\b/;
const catchAll = /\b(?:all|none|both|neither) of (?:these|the above|them)\b/i;
const pair = /^.+ is to .+$/;

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
  const texts = item.choices.map((choice) => choice.text.trim().toLowerCase());
  const faults: string[] = [];
  const twice = texts.find((text, index) => texts.indexOf(text) !== index);
  if (twice !== undefined) faults.push(`two choices are the same: "${twice}"`);
  if (texts.includes(item.stem.trim().toLowerCase())) faults.push('a choice repeats the stem');
  if (texts.some((text) => catchAll.test(text))) faults.push('a choice is a catch-all ("all of these")');
  const lengths = texts.map((text) => text.length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  if (longest > 2.5 * shortest + 6)
    faults.push(`choices differ too much in length: ${shortest} to ${longest} characters`);
  return faults;
}

function whyFaults(text: string, why: string): string[] {
  const faults: string[] = [];
  if (why.length < shortestWhy || why.length > longestWhy) {
    faults.push(
      `the explanation of "${text}" has ${why.length} characters; ${shortestWhy} to ${longestWhy} are asked for`,
    );
  }
  if (!/[.?]["\u201d]?$/.test(why)) faults.push(`the explanation of "${text}" is not a whole sentence`);
  if (why.includes('!')) faults.push(`the explanation of "${text}" has an exclamation mark`);
  if (namesALetter.test(why))
    faults.push(`the explanation of "${text}" names a choice by its letter or place`);
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
