import type { EssayResult, AttemptResult } from '@/domain/exam/scoring/result';
import { LoadFailureNotice } from '@/ui/loading/LoadFailureNotice';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { loadEssayReview } from './loadEssayReview';

interface LazyEssayReviewProps {
  readonly title: string;
  readonly essay: EssayResult;
  readonly result: AttemptResult;
}

/** The essay review, loaded only for a test with an essay. */
export function LazyEssayReview(props: LazyEssayReviewProps) {
  const review = useLazyModule(loadEssayReview, true);
  if (review.state === 'failed') return <LoadFailureNotice name="Your essay" failed={review} />;
  return review.state === 'ready' ? <review.module.EssayReview {...props} /> : null;
}
