import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { quickVerbalPlan } from '@/domain/exam/catalog/practice-plans';
import { fullFormsOf } from '@/domain/exam/test/blueprint';
import { defaultLevel } from '@/domain/exam/level/level-id';
import { partsForTiming, sectionQuestionCount, type TestPlan } from '@/domain/exam/test/test-plan';
import { questionsPerPassage } from '@/domain/exam/items/passage-questions';
import { formatCount, formatList, formatMinutes, uncapitalize } from '@/lib/text/format';
import { planPartColor, sectionColor } from '@/ui/sectionColor';
import { Drawing } from './Drawing';
import { PartsStrip, type StripPart } from './PartsStrip';

const lengthOf = (parts: readonly StripPart[]) => parts.reduce((sum, { length }) => sum + length, 0);

/** Returns a test's parts for a strip, as long as their minutes at standard time. */
function partsOfTest({ plan, isEssayOptional = false }: TestStripProps): readonly StripPart[] {
  return partsForTiming(plan, 'standard').map((part) => ({
    id: part.id,
    length: part.minutes,
    color: planPartColor(part),
    isOptional: isEssayOptional && part.kind === 'essay',
    // A break is too short for its minutes.
    ...(part.kind !== 'break' && { label: String(part.minutes) }),
  }));
}

/** Returns a test's length: "3 h 10 min", or, if the essay may be left out, "65 min, 90 with the essay". */
function lengthText(parts: readonly StripPart[]): string {
  const all = lengthOf(parts);
  const needed = lengthOf(parts.filter(({ isOptional = false }) => !isOptional));
  return needed === all ? formatMinutes(all) : `${needed} min, ${all} with the essay`;
}

const withoutLabels = (parts: readonly StripPart[]) =>
  parts.map(({ id, length, color, isOptional = false }) => ({ id, length, color, isOptional }));

interface TestStripProps {
  readonly plan: TestPlan;
  readonly isEssayOptional?: boolean;
}

interface TestStripPartsProps extends TestStripProps {
  /** The minutes of each part below it, those of the whole test above it, or both. */
  readonly labels: 'minutes' | 'total' | 'both';
}

/** A test's parts in order, each as wide as its minutes; breaks are gray. */
export function TestStripParts({ labels, ...test }: TestStripPartsProps) {
  const parts = partsOfTest(test);
  return (
    <PartsStrip
      parts={labels === 'total' ? withoutLabels(parts) : parts}
      {...(labels !== 'minutes' && { title: lengthText(parts) })}
    />
  );
}

/** The same parts, with a name. */
export function TestStrip(test: TestStripProps) {
  const named = partsForTiming(test.plan, 'standard').map(
    ({ title, kind, minutes }) =>
      `${test.isEssayOptional === true && kind === 'essay' ? 'optionally, ' : ''}${title}, ${minutes}`,
  );
  return (
    <Drawing name={`The parts of the test in order, with their minutes: ${named.join('; ')}.`}>
      <TestStripParts {...test} labels="both" />
    </Drawing>
  );
}

/** A short, a middle, and a full test on one scale of minutes. */
export function TestLengths() {
  const strips = [
    { plan: quickVerbalPlan(defaultLevel) },
    { plan: diagnosticPlan(defaultLevel, true), isEssayOptional: true },
    { plan: fullTestPlan(fullFormsOf(defaultLevel)[0], true), title: 'Full Test' },
  ].map(({ title, ...test }) => {
    const parts = partsOfTest(test);
    const minutes = lengthOf(parts);
    return {
      title: `${title ?? test.plan.title}, ${lengthText(parts)}`,
      minutes,
      parts: withoutLabels(parts),
    };
  });
  const scale = Math.max(...strips.map(({ minutes }) => minutes));
  return (
    <Drawing name={`Tests on one scale of time: ${strips.map(({ title }) => title).join('; ')}.`}>
      {strips.map(({ title, parts }) => (
        <PartsStrip key={title} title={title} parts={parts} scale={scale} />
      ))}
    </Drawing>
  );
}

/** The parts of a single section: its kinds of questions, or its passages, each as wide as its questions. */
export function SectionStrip({ plan }: { readonly plan: TestPlan }) {
  const [part] = plan.parts;
  if (part?.kind !== 'section') return null;
  const { items, passages = 0 } = part.asks;
  const color = planPartColor(part);
  const pieces: readonly StripPart[] =
    passages > 0
      ? Array.from({ length: passages }, (_, index) => ({
          id: `passage-${index}`,
          length: questionsPerPassage,
          color: sectionColor('reading'),
          label: String(questionsPerPassage),
        }))
      : Object.entries(items).map(([kind, count]) => ({
          id: kind,
          length: count,
          color,
          label: formatCount(count, kind, kind === 'analogy' ? 'analogies' : `${kind}s`),
        }));
  const title = `${formatCount(sectionQuestionCount(part), 'question')} in ${formatMinutes(part.minutes)}`;
  const made =
    passages > 0
      ? `${formatCount(passages, 'passage')} of ${formatCount(questionsPerPassage, 'question')} each`
      : formatList(pieces.flatMap(({ label = '' }) => label));
  return (
    <Drawing name={`${title}: ${uncapitalize(made)}.`}>
      <PartsStrip title={title} parts={pieces} />
    </Drawing>
  );
}
