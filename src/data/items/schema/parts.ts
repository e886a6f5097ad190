/** What the schemas of all kinds share. */
import * as v from 'valibot';
import { type FiveChoices, letters } from '@/domain/exam/item';
import type { Lure } from '@/domain/exam/lure';
import { namesOf } from '@/lib/names';

export const text = v.pipe(
  v.string(),
  v.check((value) => value !== '' && value === value.trim(), 'must be text, without spaces around it'),
);

export const version = v.pipe(v.number(), v.integer(), v.minValue(1));

const choice = v.strictObject({ text, why: text });

/** The fields of every item; a verbal one has choices that say what tempts in them. */
export const common = {
  id: text,
  version,
  difficulty: v.picklist([1, 2, 3, 4, 5]),
  stem: text,
  choices: v.strictTuple([choice, choice, choice, choice, choice]),
  key: v.picklist(letters),
};

/** Five choices of which the wrong ones carry one of these lures. */
export function luringChoices<Name extends Lure>(
  lures: Readonly<Record<Name, string>>,
): v.GenericSchema<unknown, FiveChoices> {
  const luring = v.strictObject({ text, why: text, lure: v.exactOptional(v.picklist(namesOf(lures))) });
  return v.strictTuple([luring, luring, luring, luring, luring]);
}

/** Words an issue for the person who writes items: the field, and what is wrong with it. */
export function wording(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? 'content';
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `${field}: is no field of this kind of item`;
  if (issue.received === 'undefined') return `${field}: is missing`;
  return issue.kind === 'schema'
    ? `${field}: must be ${issue.expected}, not ${issue.received}`
    : `${field}: ${issue.message}`;
}
