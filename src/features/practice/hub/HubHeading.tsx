import { useToday } from '@/data/useToday';
import type { IsoDay } from '@/lib/dates/calendar';
import { site } from '@/site';
import { PageHeading } from '@/ui/page/PageHeading';
import { dayAndTestText } from '@/domain/plan/today/today-card-text';

/** The page's title, with the student's local date below it. */
export function HubHeading({ testDate }: { readonly testDate: IsoDay | null }) {
  return <PageHeading title={site.sectionStudy.heading} line={dayAndTestText(useToday(), testDate)} />;
}
