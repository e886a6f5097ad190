import { prepareDrill } from '@/features/player/attempt/prepareTest';
import { createPageDrill } from '@/features/practice/drill/createPageDrill';
import { defaultDrill } from '@/domain/plan/drills/drill-request';

/** Fetches what the review of today's mistakes needs; rejects when something can't be fetched, after several tries. */
export const prepareReview = () =>
  prepareDrill(createPageDrill({ subject: { kind: 'mistakes' }, ...defaultDrill }));
