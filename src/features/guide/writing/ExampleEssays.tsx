import { exampleEssays } from '@/data/texts/pages/writing-coaching';
import { AnnotatedEssay } from './AnnotatedEssay';

export function ExampleEssays() {
  return exampleEssays.map((essay) => <AnnotatedEssay key={essay.id} essay={essay} />);
}
