import { assertUnreachable } from '@/lib/assert';

/**
 * The formula notation of the bank. Formulas are between back-ticks; everything else is plain text:
 *
 *     The product of `{3/4}` and `2{1/3}` is `x^2 - sqrt{50}`.
 *
 * `{a/b}` is a fraction, a number before it makes it a mixed number; `x^2`, `x^{n+1}` a power; `a_n` a subscript; `sqrt{ }` and
 * `cbrt{ }` roots; `pi`, `deg`, `<=`, `>=`, `!=`, `*` and `-` become typographic symbols.
 */
export type FormulaPart =
  | { readonly kind: 'number' | 'name' | 'operator'; readonly text: string }
  | { readonly kind: 'group'; readonly fence: '()' | '||'; readonly parts: Formula }
  | { readonly kind: 'fraction'; readonly top: Formula; readonly bottom: Formula }
  | { readonly kind: 'power' | 'subscript'; readonly base: FormulaPart; readonly raised: Formula }
  | { readonly kind: 'root'; readonly degree: 2 | 3; readonly of: Formula };

export type Formula = readonly FormulaPart[];

/** A segment of text: words or a formula. */
export type TextSegment =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'formula'; readonly formula: Formula };

/** Thrown for an invalid formula; `message` describes the error for the item's author. */
export class NotationError extends Error {}

const tokens =
  /\s*(?:(?<number>(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?|\.\d+)|(?<word>sqrt|cbrt|pi|deg)|(?<name>[A-Za-z])|(?<sign><=|>=|!=|[{}()|^_/+\-−*×·÷=<>:%$,°π'])|(?<other>\S))/gy;

const printed: Readonly<Record<string, string>> = {
  '<=': '≤',
  '>=': '≥',
  '!=': '≠',
  '*': '×',
  '-': '−',
  '·': '×',
  pi: 'π',
  deg: '°',
};

/**
 * Splits a text into words and formulas.
 * @throws NotationError when a formula isn't closed or is invalid.
 */
export function parseSegments(text: string): TextSegment[] {
  const pieces = text.split('`');
  if (pieces.length % 2 === 0) throw new NotationError('a back-tick without its partner');
  return pieces.flatMap((piece, index): TextSegment[] => {
    if (index % 2 === 1) return [{ kind: 'formula', formula: parseFormula(piece) }];
    return piece === '' ? [] : [{ kind: 'words', text: piece }];
  });
}

/** @throws NotationError when the formula is invalid. */
export function parseFormula(source: string): Formula {
  const list = [...source.matchAll(tokens)].map(({ groups = {}, 0: whole }) => {
    if (groups['other'] !== undefined)
      throw new NotationError(`"${groups['other']}" has no meaning in a formula`);
    return { type: groups['number'] === undefined ? 'sign' : 'number', text: whole.trim() };
  });
  if (list.length === 0) throw new NotationError('an empty formula');
  let at = 0;

  function sequence(...ends: string[]): Formula {
    const parts: FormulaPart[] = [];
    for (let token = list[at]; token !== undefined && !ends.includes(token.text); token = list[at]) {
      if (token.text === '^' || token.text === '_') {
        const base = parts.pop();
        if (base === undefined) throw new NotationError(`nothing stands before "${token.text}"`);
        at += 1;
        parts.push({ kind: token.text === '^' ? 'power' : 'subscript', base, raised: argument() });
      } else parts.push(single());
    }
    return parts;
  }

  function closed(end: string): Formula {
    at += 1;
    const parts = sequence(end);
    if (list[at]?.text !== end) throw new NotationError(`"${end}" is missing`);
    at += 1;
    return parts;
  }

  function argument(): Formula {
    if (list[at]?.text === '{') return closed('}');
    // A sign belongs to the number after it: x^-2.
    if (list[at]?.text === '-') return [single(), single()];
    return [single()];
  }

  function single(): FormulaPart {
    const token = list[at];
    if (token === undefined) throw new NotationError('the formula stops short');
    const { text } = token;
    if (token.type === 'number') {
      at += 1;
      return { kind: 'number', text };
    }
    if (text === '(') return { kind: 'group', fence: '()', parts: closed(')') };
    if (text === '|') return { kind: 'group', fence: '||', parts: closed('|') };
    if (text === '{') return fraction();
    if (text === 'sqrt' || text === 'cbrt') {
      at += 1;
      if (list[at]?.text !== '{') throw new NotationError(`"${text}" wants braces: ${text}{50}`);
      return { kind: 'root', degree: text === 'sqrt' ? 2 : 3, of: closed('}') };
    }
    if (text === '}' || text === ')') throw new NotationError(`"${text}" closes nothing`);
    at += 1;
    if (/^[A-Za-z]$/.test(text) || text === 'pi' || text === 'π')
      return { kind: 'name', text: printed[text] ?? text };
    return { kind: 'operator', text: printed[text] ?? text };
  }

  function fraction(): FormulaPart {
    at += 1;
    const top = sequence('/', '}');
    if (list[at]?.text !== '/') throw new NotationError('braces hold a fraction: {3/4}');
    at += 1;
    const bottom = sequence('}');
    if (list[at]?.text !== '}') throw new NotationError('"}" is missing');
    at += 1;
    return { kind: 'fraction', top, bottom };
  }

  const formula = sequence();
  return formula;
}

const powers: Readonly<Record<string, string>> = { '2': '²', '3': '³' };

/** Converts a text with formulas to one line of plain characters, for terminals and button names. */
export function plainNotationText(text: string): string {
  return parseSegments(text)
    .map((segment) => (segment.kind === 'words' ? segment.text : plainFormula(segment.formula)))
    .join('');
}

const spaced = /^[+−×÷=<>≤≥≠]$/;

/**
 * Checks whether the operator at `index` is a number's sign (at the start or after another operator) rather than addition or
 * subtraction.
 */
export function isNumberSign(formula: Formula, index: number): boolean {
  const [before, here] = [formula[index - 1], formula[index]];
  if (here?.kind !== 'operator' || !/^[+−]$/.test(here.text)) return false;
  return before === undefined || (before.kind === 'operator' && !/^[%°]$/.test(before.text));
}

function plainFormula(formula: Formula): string {
  return formula
    .map((part, index) => {
      switch (part.kind) {
        case 'number':
        case 'name':
          return part.text;
        case 'operator':
          if (part.text === ',') return ', ';
          return spaced.test(part.text) && !isNumberSign(formula, index) ? ` ${part.text} ` : part.text;
        case 'group':
          return `${part.fence[0]}${plainFormula(part.parts)}${part.fence[1]}`;
        case 'fraction': {
          const mixed = formula[index - 1]?.kind === 'number';
          return `${mixed ? ' ' : ''}${wrapped(part.top)}/${wrapped(part.bottom)}`;
        }
        case 'subscript':
          return `${plainFormula([part.base])}_${wrapped(part.raised)}`;
        case 'power': {
          const raised = plainFormula(part.raised);
          return plainFormula([part.base]) + (powers[raised] ?? `^${wrapped(part.raised)}`);
        }
        case 'root':
          return `${part.degree === 3 ? '∛' : '√'}${wrapped(part.of)}`;
        default:
          return assertUnreachable(part);
      }
    })
    .join('');
}

/** Adds parentheses around more than one part, so that a one-line fraction is unambiguous. */
function wrapped(formula: Formula): string {
  const plain = plainFormula(formula);
  return formula.length > 1 ? `(${plain})` : plain;
}
