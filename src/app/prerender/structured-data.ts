/** schema.org data for search engines, one object for each thing that the page is about. */
import { brand } from '@/brand';
import { pageTexts } from '@/data/texts/pageTexts';
import { stripInlineMarks } from '@/domain/page-text/inline-marks';
import { courseLengths, courses } from '@/domain/plan/courses/course';
import { canonicalOf, type RouteId, site } from '@/site';
import { pageDescriptions } from './descriptions';

type Thing = Readonly<Record<string, unknown>>;

const context = 'https://schema.org';
const coursePages: readonly RouteId[] = courseLengths.map((weeks) => courses[weeks].page);

const organization = {
  '@type': 'Organization',
  name: brand.name,
  url: `${brand.origin}/`,
  email: brand.contact.email,
  telephone: brand.contact.phone,
} as const;

/** Returns the data of a route's page; empty if the page is only a second address of another page, which has the data. */
export function structuredData(id: RouteId): readonly Thing[] {
  if (site[id].sameAs !== undefined) return [];
  const things = [
    ...(id === 'home' ? [] : [breadcrumbs(id)]),
    ...(id === 'home' || id === 'about' ? [organization] : []),
  ];
  return [...things, ...course(id), ...questions(id)].map((thing) => ({ '@context': context, ...thing }));
}

function breadcrumbs(id: RouteId): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [crumb(1, 'home', brand.name), crumb(2, id, site[id].heading)],
  };
}

function crumb(position: number, id: RouteId, name: string): Thing {
  return { '@type': 'ListItem', position, name, item: canonicalOf(site[id]) };
}

function course(id: RouteId): readonly Thing[] {
  if (!coursePages.includes(id)) return [];
  const { name, url } = organization;
  return [
    {
      '@type': 'Course',
      name: site[id].heading,
      description: pageDescriptions[id],
      url: canonicalOf(site[id]),
      provider: { '@type': 'Organization', name, url },
    },
  ];
}

/** Returns the questions that the page's text answers, if any. */
function questions(id: RouteId): readonly Thing[] {
  const asked = (pageTexts[id]?.sections ?? [])
    .flatMap(({ body }) => body)
    .flatMap((block) => (typeof block !== 'string' && block.kind === 'questions' ? block.questions : []));
  if (asked.length === 0) return [];
  const mainEntity = asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: stripInlineMarks(question),
    acceptedAnswer: { '@type': 'Answer', text: stripInlineMarks(answer) },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
