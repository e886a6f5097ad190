/** Formulas in words, as a teacher would read them aloud, without a sign that a speech engine skips or spells. */
import { assertUnreachable } from '@/lib/assert';
import { type Formula, type FormulaPart, isNumberSign, parseSegments } from './notation';

const operators: Readonly<Record<string, string>> = {
  '+': 'plus',
  '−': 'minus',
  '×': 'times',
  '÷': 'divided by',
  '/': 'over',
  '=': 'equals',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is less than or equal to',
  '≥': 'is greater than or equal to',
  '≠': 'is not equal to',
  ':': 'to',
  '%': 'percent',
  '°': 'degrees',
  "'": 'prime',
  ',': ',',
};

const signs: Readonly<Record<string, string>> = { '+': 'positive', '−': 'negative' };

/** Names of the parts that a number is divided into, in the singular. */
const parts: Readonly<Record<string, string>> = {
  '2': 'half',
  '3': 'third',
  '4': 'fourth',
  '5': 'fifth',
  '6': 'sixth',
  '7': 'seventh',
  '8': 'eighth',
  '9': 'ninth',
  '10': 'tenth',
  '11': 'eleventh',
  '12': 'twelfth',
  '15': 'fifteenth',
  '16': 'sixteenth',
  '20': 'twentieth',
  '100': 'hundredth',
};

/**
 * Converts a text with formulas to words: "The sum `2{1/3} + x^2`" becomes "The sum 2 and 1 third plus x squared".
 * @throws NotationError when a formula isn't closed or is invalid.
 */
export function spokenNotationText(text: string): string {
  return parseSegments(text)
    .map((segment) => (segment.kind === 'words' ? spokenWords(segment.text) : spokenFormula(segment.formula)))
    .join('');
}

/** Signs that plain text has here and there, such as in the description of a figure. */
const signsInWords: readonly (readonly [RegExp, string])[] = [
  [/(?<=\s)[+](?=\s)/g, 'plus'],
  [/(?<=\s)−(?=\s)/g, 'minus'],
  [/(?<=\s)×(?=\s)/g, 'times'],
  [/(?<=\s)=(?=\s)/g, 'equals'],
  [/−(?=\d)/g, 'negative '],
  [/²/g, ' squared'],
  [/³/g, ' cubed'],
];

function spokenWords(text: string): string {
  const spoken = signsInWords.reduce((words, [sign, word]) => words.replaceAll(sign, word), text);
  return spoken.replaceAll(/(\d+)\/(\d+)/g, (_, top: string, bottom: string) => spokenParts(top, bottom));
}

function spokenFormula(formula: Formula): string {
  const words: string[] = [];
  formula.forEach((part, index) => {
    const next = formula[index + 1];
    if (part.kind === 'operator' && part.text === '$') return;
    words.push(...wordsOf(part, formula, index));
    if (isPrice(formula, index))
      words.push(part.kind === 'number' && part.text === '1' ? 'dollar' : 'dollars');
    else if (part.kind === 'number' && next?.kind === 'fraction') words.push('and');
  });
  return words.join(' ').replaceAll(' ,', ',');
}

/** True if a part is the last of an amount after a dollar sign. */
function isPrice(formula: Formula, index: number): boolean {
  if (!isAmount(formula[index]) || isAmount(formula[index + 1])) return false;
  let first = index;
  while (isAmount(formula[first - 1])) first -= 1;
  const before = formula[first - 1];
  return before?.kind === 'operator' && before.text === '$';
}

const isAmount = (part: FormulaPart | undefined) =>
  part !== undefined && (part.kind === 'number' || part.kind === 'name' || part.kind === 'fraction');

function wordsOf(part: FormulaPart, formula: Formula, index: number): readonly string[] {
  switch (part.kind) {
    case 'number':
      return [part.text];
    case 'name':
      return [part.text === 'π' ? 'pi' : part.text];
    case 'operator': {
      const sign = isNumberSign(formula, index) ? signs[part.text] : undefined;
      return [sign ?? operators[part.text] ?? part.text];
    }
    case 'group':
      return part.fence === '||'
        ? [`the absolute value of ${spokenFormula(part.parts)},`]
        : [`open parenthesis ${spokenFormula(part.parts)} close parenthesis`];
    case 'fraction':
      return [spokenFraction(part.top, part.bottom)];
    case 'subscript':
      return [`${spokenFormula([part.base])} sub ${spokenFormula(part.raised)}`];
    case 'power':
      return [`${spokenFormula([part.base])} ${spokenPower(part.raised)}`];
    case 'root': {
      const name = part.degree === 2 ? 'the square root of' : 'the cube root of';
      return [`${name} ${spokenFormula(part.of)}${part.of.length > 1 ? ', end of root' : ''}`];
    }
    default:
      return assertUnreachable(part);
  }
}

function spokenFraction(top: Formula, bottom: Formula): string {
  const [upper, lower] = [spokenFormula(top), spokenFormula(bottom)];
  const isShort = top.length === 1 && bottom.length === 1;
  return isShort ? spokenParts(upper, lower) : `the fraction ${upper}, over ${lower}, end of fraction`;
}

/** "3 fourths", "x over 7". */
function spokenParts(top: string, bottom: string): string {
  const name = parts[bottom];
  if (!/^\d+$/.test(top) || name === undefined) return `${top} over ${bottom}`;
  return `${top} ${top === '1' ? name : plural(name)}`;
}

const plural = (name: string) => (name === 'half' ? 'halves' : `${name}s`);

function spokenPower(raised: Formula): string {
  const exponent = spokenFormula(raised);
  if (exponent === '2') return 'squared';
  if (exponent === '3') return 'cubed';
  return `to the power of ${exponent}${raised.length > 2 ? ', end of power' : ''}`;
}
