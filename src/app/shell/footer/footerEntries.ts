import { brand, type BrandFooter, type FooterItem } from '@/brand';
import { headerMenus, licensesPath, pathOf, type RouteId } from '@/site';
import type { SocialNetwork } from './SocialIcon';

/** `href` is null if no target is configured. */
export interface FooterEntry<Label extends string = string> {
  readonly label: Label;
  readonly href: string | null;
  /** True for a link that the router handles without a page load. */
  readonly isRouted: boolean;
}

interface FooterColumn {
  readonly title: string;
  readonly entries: readonly FooterEntry[];
}

type Item =
  | {
      readonly label: string;
      readonly to: RouteId;
      readonly hash?: string;
      /** True for a link that always loads the whole document. */
      readonly loads?: boolean;
    }
  /** A file of the built site that isn't a page. */
  | { readonly label: string; readonly file: string }
  /** A page that only the provider's own website can have. */
  | { readonly label: FooterItem };

const columns: readonly { readonly title: string; readonly items: readonly Item[] }[] = [
  {
    title: 'Practice',
    items: [
      { to: 'aboutTest', label: 'About SSAT', loads: true },
      ...headerMenus.practice.links,
      { to: 'practiceTest', label: 'Practice Test' },
      { to: 'freeTest', label: 'Free Practice Test' },
    ],
  },
  {
    title: 'Courses',
    items: [
      ...headerMenus.course.links,
      { to: 'coaching', label: '1:1 Coaching' },
      { to: 'myPage', label: 'Dashboard' },
    ],
  },
  {
    title: brand.name,
    items: [
      { to: 'home', label: 'Home' },
      { to: 'home', label: 'What We Offer', hash: 'products' },
      { to: 'features', label: 'Features' },
      { to: 'pricing', label: 'Pricing' },
      { to: 'home', label: 'Contact', hash: 'contact' },
    ],
  },
  {
    title: 'Help',
    items: [
      { to: 'help', label: 'Help Center' },
      { to: 'aboutTest', label: 'SSAT Guide', loads: true },
      { to: 'scoreGuide', label: 'Boarding School Guide', hash: 'schools' },
    ],
  },
  {
    title: 'Company',
    items: [{ to: 'about', label: 'About Us' }, { label: 'Blog' }, { label: 'Careers' }, { label: 'Press' }],
  },
  {
    title: 'Legal',
    items: [
      { to: 'legal', label: 'Privacy Policy', hash: 'privacy' },
      { to: 'legal', label: 'Terms of Service', hash: 'terms' },
      { to: 'legal', label: 'Cookie Policy', hash: 'cookies' },
      { to: 'legal', label: 'GDPR', hash: 'gdpr' },
      { label: 'Open-Source Licenses', file: licensesPath },
    ],
  },
];

const networks = ['Facebook', 'Instagram', 'LinkedIn', 'YouTube'] as const satisfies readonly SocialNetwork[];

/** Builds the columns. An item links to the provider's own page if there is one, else to the site's. */
export function footerColumns({ targets, hideEmpty }: BrandFooter): readonly FooterColumn[] {
  return columns.map(({ title, items }) => ({
    title,
    entries: items.map((item) => entryOf(item, targets)).filter(({ href }) => href !== null || !hideEmpty),
  }));
}

function entryOf(item: Item, targets: BrandFooter['targets']): FooterEntry {
  const { label } = item;
  const own = Object.entries(targets).find(([name]) => name === label)?.[1];
  if (own !== undefined) return { label, href: own, isRouted: false };
  if ('file' in item) return { label, href: item.file, isRouted: false };
  if (!('to' in item)) return { label, href: null, isRouted: false };
  const { to, hash, loads = false } = item;
  return { label, href: pathOf(to, hash === undefined ? {} : { hash }), isRouted: !loads };
}

/** Builds the social links, which only link to the provider's own pages. */
export function socialEntries({ targets, hideEmpty }: BrandFooter): readonly FooterEntry<SocialNetwork>[] {
  return networks
    .map((label) => ({ label, href: targets[label] ?? null, isRouted: false }))
    .filter(({ href }) => href !== null || !hideEmpty);
}
