import { createElement, Fragment, type ReactNode } from 'react';
import { type Formula, type FormulaPart, segmentsOf } from '@/domain/exam/notation';

/** A text of the bank: words as they are, formulas as MathML, which browsers draw and screen readers speak. */
export function FormulaText({ text }: { text: string }) {
  return segmentsOf(text).map((segment, index) =>
    segment.kind === 'words' ? (
      <Fragment key={index}>{segment.text}</Fragment>
    ) : (
      <Fragment key={index}>{element('math', { children: row(segment.formula) })}</Fragment>
    ),
  );
}

/** React's types don't know MathML's elements; the browsers do. */
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

const relation = /^[=<>≤≥≠]$/;

function part(each: FormulaPart, formula: Formula, index: number): ReactNode {
  switch (each.kind) {
    case 'number':
      return element('mn', { children: each.text });
    case 'name':
      return element('mi', { children: each.text });
    case 'operator': {
      // A sign at the start, or after another sign, belongs to its number and stands close to it.
      const before = formula[index - 1];
      const sign = before === undefined || (before.kind === 'operator' && !/[%°]/.test(before.text));
      const form = sign && !relation.test(each.text) ? { form: 'prefix', lspace: '0', rspace: '0' } : {};
      return element('mo', { ...form, children: each.text });
    }
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
    case 'root':
      return each.degree === 2
        ? element('msqrt', { children: row(each.of) })
        : element('mroot', { children: pair(row(each.of), element('mn', { children: '3' })) });
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
