import { createElement, Fragment, type ReactNode } from 'react';
import { type Formula, type FormulaPart, isNumberSign, parseSegments } from '@/domain/exam/items/notation';
import { assertUnreachable } from '@/lib/assert';

/** Punctuation that follows a formula and must stay on its line, such as a comma after "AB = BC". */
const closing = /^[,.;:?%)]+/;

/** Text from the item bank, with formulas as MathML, which browsers draw and screen readers read. */
export function FormulaText({ text }: { text: string }) {
  const segments = parseSegments(text);
  return segments.map((segment, index) => {
    const before = segments[index - 1];
    if (segment.kind === 'words')
      return (
        <Fragment key={index}>
          {before === undefined ? segment.text : segment.text.replace(closing, '')}
        </Fragment>
      );
    const after = segments[index + 1];
    const mark = after?.kind === 'words' ? (closing.exec(after.text)?.[0] ?? '') : '';
    return (
      <Fragment key={index}>
        {breakable(segment.formula).map((stretch, at, all) => (
          <span key={at} style={{ whiteSpace: 'nowrap' }}>
            {element('math', {
              displaystyle: 'true',
              style: { fontFamily: 'inherit' },
              children: row(stretch),
            })}
            {at === all.length - 1 && mark}
          </span>
        ))}
      </Fragment>
    );
  });
}

const relation = /^[=<>≤≥≠]$/;
/** Formulas with more elements than this may break before a relation sign; browsers don't break inside a formula by themselves. */
const shortFormula = 8;

/** Splits a long formula before its first relation sign, where a narrow screen may break the line. */
function breakable(formula: Formula): Formula[] {
  const at = formula.findIndex(
    (each, index) => index > 0 && each.kind === 'operator' && relation.test(each.text),
  );
  if (formula.length <= shortFormula || at < 0) return [formula];
  return [formula.slice(0, at), formula.slice(at)];
}

/** Creates a MathML element; React's types don't include them, but browsers support them. */
function element(
  name: string,
  { children, ...attributes }: { children: ReactNode; [attribute: string]: unknown },
) {
  return createElement(name, attributes, children);
}

function row(formula: Formula): ReactNode {
  const [only] = formula;
  if (formula.length === 1 && only !== undefined) return part(only, formula, 0);
  return element('mrow', {
    children: formula.map((each, index) => <Fragment key={index}>{part(each, formula, index)}</Fragment>),
  });
}

function part(each: FormulaPart, formula: Formula, index: number): ReactNode {
  switch (each.kind) {
    case 'number':
      return element('mn', { children: each.text });
    case 'name':
      // Italics in the text's own font, because not every device has a math italic font.
      return element('mi', {
        mathvariant: 'normal',
        // An italic letter leans into the space after it, so it gets padding.
        style: each.text === 'π' ? {} : { fontStyle: 'italic', paddingInlineEnd: '0.08em' },
        children: each.text,
      });
    case 'operator':
      if (each.text === ',') return element('mo', { lspace: '0', rspace: '0.25em', children: ',' });
      if (index === 0 && relation.test(each.text))
        return element('mo', { form: 'infix', lspace: '0.28em', rspace: '0.28em', children: each.text });
      return element('mo', {
        ...(isNumberSign(formula, index) ? { form: 'prefix', lspace: '0', rspace: '0' } : {}),
        children: each.text,
      });
    case 'group':
      return element('mrow', {
        children: (
          <>
            {element('mo', { stretchy: 'true', form: 'prefix', children: each.fence[0] })}
            {row(each.parts)}
            {element('mo', { stretchy: 'true', form: 'postfix', children: each.fence[1] })}
          </>
        ),
      });
    case 'fraction':
      return element('mfrac', { children: pair(row(each.top), row(each.bottom)) });
    case 'power':
      return element('msup', { children: pair(row([each.base]), row(each.raised)) });
    case 'subscript':
      return element('msub', { children: pair(row([each.base]), row(each.raised)) });
    case 'root': {
      // Not msqrt: without a math font on the device, its sign isn't drawn at all.
      const sign = element('mo', {
        form: 'prefix',
        lspace: '0',
        rspace: '0',
        children: each.degree === 2 ? '√' : '∛',
      });
      const inside: FormulaPart =
        each.of.length === 1 && each.of[0] !== undefined && each.of[0].kind !== 'fraction'
          ? each.of[0]
          : { kind: 'group', fence: '()', parts: each.of };
      return element('mrow', { children: pair(sign, part(inside, [inside], 0)) });
    }
    default:
      return assertUnreachable(each);
  }
}

function pair(first: ReactNode, second: ReactNode): ReactNode {
  return (
    <>
      {first}
      {second}
    </>
  );
}
