import { useToday } from '@/data/useToday';
import { site } from '@/site';
import { PageHeading } from '@/ui/page/PageHeading';
import { dayAndTestText } from '@/domain/plan/today/today-card-text';
import type { HubFacts } from './hubFacts';

/** The page's title, with the student's local date below it once the record has been read. */
export function HubHeading({ facts }: { readonly facts: HubFacts | null }) {
  const today = useToday();
  return (
    <PageHeading
      title={site.sectionStudy.heading}
      line={
        facts === null ? 'Ten good minutes, where they count most.' : dayAndTestText(today, facts.testDate)
      }
    />
  );
}
