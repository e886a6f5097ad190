/**
 * All that a provider changes, and the only place where it stands: name, contact, footer targets, plans and prices. The colors,
 * which `theme/` must know and this floor must not, stand in theme/brandColors.ts; what a plan includes is a text of its page, in
 * data/texts/plans.ts.
 */

export interface BrandPlan {
  readonly id: 'practice' | 'course' | 'coaching';
  readonly name: string;
  /** Shown as written when set; without it, "Ask for a quote" with an email link. No price is ever invented. */
  readonly price?: string;
}

/** Footer items. One without a target is plain text; it becomes a link as soon as it has one. */
type LinkTargets = Readonly<Record<FooterItem, string | null>>;

export type FooterItem =
  | 'Help Center'
  | 'Boarding School Guide'
  | 'Blog'
  | 'Careers'
  | 'Press'
  | 'Privacy Policy'
  | 'Terms of Service'
  | 'Cookie Policy'
  | 'GDPR'
  | 'Facebook'
  | 'Instagram'
  | 'LinkedIn'
  | 'YouTube';

const links: LinkTargets = {
  'Help Center': null,
  'Boarding School Guide': null,
  Blog: null,
  Careers: null,
  Press: null,
  'Privacy Policy': null,
  'Terms of Service': null,
  'Cookie Policy': null,
  GDPR: null,
  Facebook: null,
  Instagram: null,
  LinkedIn: null,
  YouTube: null,
};

const plans: readonly BrandPlan[] = [
  { id: 'practice', name: 'Practice', price: 'Free' },
  { id: 'course', name: 'Term Course' },
  { id: 'coaching', name: '1:1 Coaching' },
];

const name = 'Larkfield Prep';

export const brand = {
  name,
  /** Under the icon of the installed site, where there is room for about 12 letters. */
  shortName: 'Larkfield',
  /** Stands in routes as /{slug}-test, /{slug}-materials and /free-{slug}-test. */
  productSlug: 'ssat',
  /** Where the site is published, without a slash at the end: canonical links and the sitemap need whole addresses. */
  origin: 'https://www.larkfieldprep.example',
  contact: {
    email: 'hello@larkfieldprep.example',
    // With a space at which no line ends.
    phone: '(555)\u00A0555-0142',
  },
  links,
  plans,
  trademark: `SSAT® is a registered trademark of The Enrollment Management Association, which is not affiliated with ${name} and does not sponsor or endorse this site.`,
} as const;
