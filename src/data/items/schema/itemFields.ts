/** Schema parts shared by all kinds of items. */
import * as v from 'valibot';
import { type FiveChoices, choiceLetters } from '@/domain/exam/items/item';
import type { DistractorKind } from '@/domain/exam/items/distractor';
import { typedKeys } from '@/lib/typedKeys';

export const textSchema = v.pipe(
  v.string(),
  v.check((value) => value !== '' && value === value.trim(), 'must be text, without spaces around it'),
);

export const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

const choice = v.strictObject({ text: textSchema, why: textSchema });

/** The fields of every item. Kinds whose choices may have a distractor type override `choices`. */
export const commonItemFields = {
  id: textSchema,
  version: versionSchema,
  difficulty: v.picklist([1, 2, 3, 4, 5]),
  stem: textSchema,
  choices: v.strictTuple([choice, choice, choice, choice, choice]),
  key: v.picklist(choiceLetters),
};

/** Builds the schema of five choices, each of which may have one of the given distractor types. */
export function distractorChoicesSchema<Name extends DistractorKind>(
  distractors: Readonly<Record<Name, string>>,
): v.GenericSchema<unknown, FiveChoices> {
  const distractorChoice = v.strictObject({
    text: textSchema,
    why: textSchema,
    distractor: v.exactOptional(v.picklist(typedKeys(distractors))),
  });
  return v.strictTuple([
    distractorChoice,
    distractorChoice,
    distractorChoice,
    distractorChoice,
    distractorChoice,
  ]);
}

/** Describes a schema issue to item authors: "stem: is missing". */
export function schemaIssueText(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? 'content';
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `${field}: is no field of this kind of item`;
  if (issue.received === 'undefined') return `${field}: is missing`;
  return issue.kind === 'schema'
    ? `${field}: must be ${issue.expected}, not ${issue.received}`
    : `${field}: ${issue.message}`;
}
