import { useToday } from '@/data/today';
import type { IsoDay } from '@/lib/calendar';
import { site } from '@/site';
import { PageHeading } from '@/ui/page/PageHeading';
import { dayWords } from '@/domain/plan/today/card-words';

/** The page's title, and below it the day as the student's clock has it. */
export function HubHeading({ testDate }: { readonly testDate: IsoDay | null }) {
  return <PageHeading title={site.sectionStudy.heading} line={dayWords(useToday(), testDate)} />;
}
