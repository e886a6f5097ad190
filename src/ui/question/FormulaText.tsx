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
        <span key={index}>{before === undefined ? segment.text : segment.text.replace(closing, '')}</span>
      );
    const after = segments[index + 1];
    const mark = after?.kind === 'words' ? (closing.exec(after.text)?.[0] ?? '') : '';
    return (
      <Fragment key={index}>
        {breakable(segment.formula).map((stretch, at, all) => (
          <span key={at} translate="no" style={{ whiteSpace: 'nowrap' }}>
            {renderElement(
              'math',
              { displaystyle: 'true', style: { fontFamily: 'inherit' } },
              renderRow(stretch),
            )}
            {at === all.length - 1 && mark !== '' && <span>{mark}</span>}
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
function renderElement(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  ...children: readonly ReactNode[]
): ReactNode {
  return createElement(name, attributes, ...children);
}

function renderRow(formula: Formula): ReactNode {
  const [only] = formula;
  if (formula.length === 1 && only !== undefined) return renderPart(only, formula, 0);
  return renderElement('mrow', {}, ...formula.map((each, index) => renderPart(each, formula, index)));
}

function renderPart(each: FormulaPart, formula: Formula, index: number): ReactNode {
  switch (each.kind) {
    case 'number':
      return renderElement('mn', {}, each.text);
    case 'name':
      // Italics in the text's own font, because not every device has a math italic font.
      return renderElement(
        'mi',
        {
          mathvariant: 'normal',
          // An italic letter leans into the space after it, so it gets padding.
          style: each.text === 'π' ? {} : { fontStyle: 'italic', paddingInlineEnd: '0.08em' },
        },
        each.text,
      );
    case 'operator':
      if (each.text === ',') return renderElement('mo', { lspace: '0', rspace: '0.25em' }, ',');
      if (index === 0 && relation.test(each.text))
        return renderElement('mo', { form: 'infix', lspace: '0.28em', rspace: '0.28em' }, each.text);
      return renderElement(
        'mo',
        isNumberSign(formula, index) ? { form: 'prefix', lspace: '0', rspace: '0' } : {},
        each.text,
      );
    case 'group':
      return renderElement(
        'mrow',
        {},
        renderElement('mo', { stretchy: 'true', form: 'prefix' }, each.fence[0]),
        renderRow(each.parts),
        renderElement('mo', { stretchy: 'true', form: 'postfix' }, each.fence[1]),
      );
    case 'fraction':
      return renderElement('mfrac', {}, renderRow(each.top), renderRow(each.bottom));
    case 'power':
      return renderElement('msup', {}, renderRow([each.base]), renderRow(each.raised));
    case 'subscript':
      return renderElement('msub', {}, renderRow([each.base]), renderRow(each.raised));
    case 'root': {
      // Not msqrt: without a math font on the device, its sign isn't drawn at all.
      const sign = renderElement(
        'mo',
        { form: 'prefix', lspace: '0', rspace: '0' },
        each.degree === 2 ? '√' : '∛',
      );
      const inside: FormulaPart =
        each.of.length === 1 && each.of[0] !== undefined && each.of[0].kind !== 'fraction'
          ? each.of[0]
          : { kind: 'group', fence: '()', parts: each.of };
      return renderElement('mrow', {}, sign, renderPart(inside, [inside], 0));
    }
    default:
      return assertUnreachable(each);
  }
}
