/**
 * Recomputes the keys of quantitative items. Authors record how each answer is calculated; a separate calculator (mathjs,
 * development only) evaluates that and compares it with all five choices.
 */
import { all, create, isMatrix, isOperatorNode, isSymbolNode, type MathNode } from 'mathjs';
import { type Formula, parseSegments } from '@/domain/exam/items/notation';

const math = create(all ?? {}, {});

/** Checks an item's key by a formula for its value, or by a condition on the choice `c`. */
export interface Check {
  readonly formula?: string | undefined;
  readonly holds?: string | undefined;
}

export interface ValuedChoice {
  readonly text: string;
  /** The choice's value as an expression, for text that can't be parsed as one ("Tuesday", "2 hours 5 minutes"). */
  readonly value?: string | undefined;
}

/** Converts a formula from the bank's notation to a mathjs expression. */
function expressionOf(formula: Formula): string {
  let out = '';
  formula.forEach((part, index) => {
    const before = formula[index - 1];
    const factor = part.kind !== 'operator';
    const follows = before !== undefined && (before.kind !== 'operator' || before.text === '°');
    if (factor && follows)
      out += part.kind === 'fraction' && before.kind === 'number' && numbersOnly(part) ? ' + ' : ' * ';
    switch (part.kind) {
      case 'number':
        out += part.text.replaceAll(',', '');
        break;
      case 'name':
        out += part.text === 'π' ? 'pi' : part.text;
        break;
      case 'operator':
        out +=
          {
            '−': '-',
            '×': '*',
            '÷': '/',
            ':': '/',
            '=': '==',
            '≤': '<=',
            '≥': '>=',
            '≠': '!=',
            '°': '',
            '%': '',
            $: '',
          }[part.text] ?? part.text;
        break;
      case 'group':
        out += part.fence === '||' ? `abs(${expressionOf(part.parts)})` : `(${expressionOf(part.parts)})`;
        break;
      case 'fraction':
        out += `((${expressionOf(part.top)})/(${expressionOf(part.bottom)}))`;
        break;
      case 'power':
        out += `(${expressionOf([part.base])})^(${expressionOf(part.raised)})`;
        break;
      case 'root':
        out += `${part.degree === 3 ? 'cbrt' : 'sqrt'}(${expressionOf(part.of)})`;
        break;
      case 'subscript':
        out += `${expressionOf([part.base])}_${expressionOf(part.raised)}`;
        break;
    }
  });
  // A mixed number after a sign: -(2 + 1/3), not -2 + 1/3.
  return out.replace(/(\d+) \+ (\(\(\d+\)\/\(\d+\)\))/g, '($1 + $2)');
}

const numbersOnly = (part: Formula[number]): boolean =>
  part.kind === 'fraction' && [...part.top, ...part.bottom].every((each) => each.kind === 'number');

/** Returns a choice's expression: its declared value, its formula, or the only number in its text. */
export function valueOf(choice: ValuedChoice): string {
  if (choice.value !== undefined) return choice.value;
  const segments = parseSegments(choice.text);
  const formulas = segments.filter((segment) => segment.kind === 'formula');
  const words = segments.flatMap((segment) => (segment.kind === 'words' ? [segment.text] : [])).join(' ');
  const numbers = words.match(/[-−]?\d[\d,]*(?:\.\d+)?|[-−]?\.\d+/g) ?? [];
  if (formulas.length === 1 && numbers.length === 0) return expressionOf(formulas[0]?.formula ?? []);
  const ratio = /^(\d+)\s*(?::|to)\s*(\d+)$/.exec(words.trim());
  if (ratio !== null && formulas.length === 0) return `${ratio[1]}/${ratio[2]}`;
  if (formulas.length === 0 && numbers.length === 1)
    return (numbers[0] ?? '').replaceAll(',', '').replace('−', '-');
  throw new Error(`"${choice.text}" has no single value: give the choice a "value"`);
}

type Result = number | boolean | readonly number[];
type Scope = Readonly<Record<string, unknown>>;

function evaluate(node: MathNode, scope: Scope): Result {
  const given: unknown = node.evaluate({ ...scope });
  if (typeof given === 'number' || typeof given === 'boolean') return given;
  if (isMatrix(given)) return (given.toArray() as unknown[]).flat().map(Number);
  if (Array.isArray(given)) return given.flat().map(Number);
  throw new Error(`a value of type ${typeof given}`);
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

function same(a: Result, b: Result): boolean {
  if (typeof a === 'number' && typeof b === 'number') return near(a, b);
  if (typeof a === 'boolean' || typeof b === 'boolean') return a === b;
  if (typeof a === 'number' || typeof b === 'number') return false;
  return a.length === b.length && a.every((value, index) => near(value, b[index] ?? NaN));
}

const names = new Set(['pi', 'e', 'c', 'all', 'true', 'false', 'and', 'or', 'not']);

/** Returns the names in an expression, excluding function names. */
function namesIn(node: MathNode): string[] {
  const found = new Set<string>();
  node.traverse((each, path) => {
    if (isSymbolNode(each) && path !== 'fn') found.add(each.name);
  });
  return [...found];
}

function variablesOf(node: MathNode): string[] {
  return namesIn(node).filter((name) => !names.has(name));
}

/** Returns the points at which two expressions are compared: integers and halves, so that equations can hold. */
function samples(variables: readonly string[]): Scope[] {
  if (variables.length === 0) return [{}];
  const grid =
    variables.length === 1
      ? Array.from({ length: 161 }, (_, index) => [index / 2 - 40])
      : variables.length === 2
        ? Array.from({ length: 33 * 33 }, (_, index) => [
            (index % 33) / 2 - 8,
            Math.floor(index / 33) / 2 - 8,
          ])
        : Array.from({ length: 60 }, (_, index) =>
            variables.map((_name, place) => ((index * (7 + 4 * place) + 3 * place) % 23) - 8),
          );
  return grid.map((point) => Object.fromEntries(variables.map((name, place) => [name, point[place]])));
}

/**
 * Evaluates an equation or inequality between numbers, including each link of a chain such as "a = b = c"; null if it is neither.
 */
export function isTrue(formula: Formula): boolean | null {
  const links = linksOf(expressionOf(formula));
  const truths = links.flatMap((link) => {
    // A sign on its own, as in "the sign < is reversed", compares nothing.
    if (/\(\s*\)/.test(link)) return [];
    const node = math.parse(link);
    if (namesIn(node).some((name) => name !== 'pi')) return [];
    const value = evaluate(node, {});
    return typeof value === 'boolean' ? [value] : [];
  });
  return truths.length === 0 ? null : truths.every(Boolean);
}

/** Splits a chain into comparisons: "a == b == c" becomes "a == b" and "b == c". */
function linksOf(expression: string): string[] {
  const parts = expression.split(/(==|!=|<=|>=|<|>)/);
  return parts.flatMap((sign, index) =>
    index % 2 === 1 ? [`(${parts[index - 1]}) ${sign} (${parts[index + 1]})`] : [],
  );
}

/** Returns the faults of an item's key; empty if the key, and no other choice, passes the check. */
export function keyFaults(check: Check, choices: readonly ValuedChoice[], keyIndex: number): string[] {
  try {
    return check.holds === undefined
      ? byFormula(check.formula ?? '', choices, keyIndex)
      : byCondition(check.holds, choices, keyIndex);
  } catch (error) {
    return [`its check can't be worked out: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function byFormula(formula: string, choices: readonly ValuedChoice[], keyIndex: number): string[] {
  const wanted = math.parse(formula);
  const nodes = choices.map((choice) => math.parse(valueOf(choice)));
  const points = samples([...new Set([wanted, ...nodes].flatMap(variablesOf))]);
  return nodes.flatMap((node, index) => {
    let compared = 0;
    const agrees = points.every((point) => {
      const [a, b] = [evaluate(wanted, point), evaluate(node, point)];
      if ([a, b].some((each) => typeof each === 'number' && !Number.isFinite(each))) return true;
      compared += 1;
      return same(a, b);
    });
    const text = choices[index]?.text ?? '';
    if (compared === 0) return [`"${text}" can't be compared with ${formula}`];
    if (index === keyIndex && !agrees) return [`the key "${text}" is not ${formula}`];
    if (index !== keyIndex && agrees) return [`"${text}" is ${formula} too`];
    return [];
  });
}

function byCondition(condition: string, choices: readonly ValuedChoice[], keyIndex: number): string[] {
  const node = math.parse(condition);
  const values = choices.map((choice) => evaluate(math.parse(valueOf(choice)), {}));
  return values.flatMap((value, index) => {
    const holds = evaluate(node, { c: value, all: values });
    const text = choices[index]?.text ?? '';
    if (index === keyIndex && holds !== true) return [`the key "${text}" does not fulfil ${condition}`];
    if (index !== keyIndex && holds === true) return [`"${text}" fulfils ${condition} too`];
    return [];
  });
}

/** Returns the numeric value of a choice, or null if it isn't a number (a word, an expression with letters). */
export function numberOf(choice: ValuedChoice): number | null {
  if (choice.value !== undefined) return null;
  try {
    const value = evaluate(math.parse(valueOf(choice)), {});
    return typeof value === 'number' ? value : null;
  } catch {
    return null;
  }
}

/** The largest denominator a student is expected to calculate with. */
const largestDenominator = 64;

/** Returns the value in lowest terms with a denominator up to `largestDenominator`, or null if there is no such fraction. */
function asFraction(value: number): { top: number; bottom: number } | null {
  for (let bottom = 1; bottom <= largestDenominator; bottom += 1) {
    if (near(value * bottom, Math.round(value * bottom))) return { top: Math.round(value * bottom), bottom };
  }
  return null;
}

/** Counts a number's digits from its first to its last nonzero one. */
const significant = (number: number) =>
  number.toPrecision(12).replace(/e.*$/, '').replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length;

/** Counts the digits a person has to calculate with: 2400 has two; 0.125 has three, but as 1/8 only one. */
function digits(value: number): number {
  const decimal = significant(Math.abs(value));
  const fraction = asFraction(Math.abs(value));
  return fraction === null
    ? decimal
    : Math.min(decimal, Math.max(significant(fraction.top), significant(fraction.bottom)));
}

/** Returns the value of a subexpression. Pi remains symbolic in answers, so only its coefficient counts. */
function valueAt(node: MathNode | undefined): number | null {
  if (node === undefined || /sqrt|\bc\b|\ball\b/.test(node.toString())) return null;
  try {
    const value = evaluate(node, { pi: 1 });
    return typeof value === 'number' ? value : null;
  } catch {
    return null;
  }
}

/**
 * Returns the steps of a formula that are unreasonable without a calculator: products and quotients of long numbers, inexact roots,
 * high powers.
 */
export function calculatorSteps(formula: string): string[] {
  const found: string[] = [];
  const root = math.parse(formula);
  if (variablesOf(root).length > 0) return found;
  root.traverse((each) => {
    if (!isOperatorNode(each)) return;
    const [a, b] = [valueAt(each.args[0]), valueAt(each.args[1])];
    if (a === null || b === null) return;
    const hard =
      (each.fn === 'multiply' && isLong(a, b)) ||
      (each.fn === 'divide' && isUnevenQuotient(a, b)) ||
      (each.fn === 'pow' && digits(a) > (b > 2 ? 1 : 2));
    if (hard) found.push(each.toString());
  });
  return found;
}

/** A product of numbers with five digits in total, such as 125 * 48, takes more time than the test allows. */
function isLong(a: number, b: number): boolean {
  return Math.min(digits(a), digits(b)) >= 2 && digits(a) + digits(b) >= 5;
}

/** Integers result in a fraction at worst; verifying any other quotient must not require a long product. */
function isUnevenQuotient(a: number, b: number): boolean {
  const quotient = a / b;
  if (asFraction(quotient) === null) return !(Number.isInteger(a) && Number.isInteger(b));
  return Number.isInteger(quotient) && isLong(quotient, b);
}
