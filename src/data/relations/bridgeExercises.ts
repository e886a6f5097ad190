/** The bridge exercises of all relations. Pages load this module on demand because it is large. */
import type { AnalogyRelation } from '@/domain/exam/items/item';
import { antonymExercises } from './exercises/antonym';
import { causeEffectExercises } from './exercises/cause-effect';
import { characteristicExercises } from './exercises/characteristic';
import { degreeExercises } from './exercises/degree';
import { functionExercises } from './exercises/function';
import { lackOfExercises } from './exercises/lack-of';
import { memberGroupExercises } from './exercises/member-group';
import { partWholeExercises } from './exercises/part-whole';
import { sequenceExercises } from './exercises/sequence';
import { synonymExercises } from './exercises/synonym';
import { toolUserExercises } from './exercises/tool-user';
import { typeCategoryExercises } from './exercises/type-category';
import { workerPlaceExercises } from './exercises/worker-place';
import { workerProductExercises } from './exercises/worker-product';
import type { BridgeExercise } from './bridgeExercise';

export const bridgeExercises = {
  synonym: synonymExercises,
  antonym: antonymExercises,
  degree: degreeExercises,
  'part-whole': partWholeExercises,
  'member-group': memberGroupExercises,
  'type-category': typeCategoryExercises,
  characteristic: characteristicExercises,
  'lack-of': lackOfExercises,
  function: functionExercises,
  'tool-user': toolUserExercises,
  'worker-product': workerProductExercises,
  'worker-place': workerPlaceExercises,
  'cause-effect': causeEffectExercises,
  sequence: sequenceExercises,
} as const satisfies Readonly<Record<AnalogyRelation, readonly BridgeExercise[]>>;
