/**
 * All that a provider changes, in one place: name, contact, who makes the site, footer targets, plans, and prices. Colors are in
 * theme/brandColors.ts, which reads nothing of src; what a plan includes is a text of its page, in data/texts/plans.ts.
 */

export interface BrandPlan {
  readonly id: 'practice' | 'course' | 'coaching';
  readonly name: string;
  /** Shown as written when set, `freePrice` where nothing is paid; without it, "Ask for a quote" with an email link. */
  readonly price?: string;
}

export const freePrice = 'Free';

/** Who makes the site. About Us says what is set, and nothing of the rest. */
export interface BrandMaker {
  /** The company or school, as it signs a contract. */
  readonly name?: string;
  /** Town and state, as they follow "in". */
  readonly place?: string;
  /** Who is responsible, with what makes them so: "Ana Reyes, who taught Latin for twelve years". */
  readonly person?: string;
}

/** Footer items that lead to a page of the provider's own. Where none is set, some lead to a section of this site instead. */
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

export interface BrandFooter {
  /** Addresses of the provider's own pages. */
  readonly targets: Readonly<Partial<Record<FooterItem, string>>>;
  /** Leaves out the items that lead nowhere, which are gray text otherwise. */
  readonly hideEmpty: boolean;
}

const footer: BrandFooter = { targets: {}, hideEmpty: false };

const maker: BrandMaker = {};

const plans: readonly BrandPlan[] = [
  { id: 'practice', name: 'Practice', price: freePrice },
  { id: 'course', name: 'Term Course', price: freePrice },
  { id: 'coaching', name: '1:1 Coaching' },
];

const name = 'Larkfield Prep';

export const brand = {
  name,
  /** Under the icon of the installed site, where there is room for about 12 letters. */
  shortName: 'Larkfield',
  /** In routes: /{slug}-test, /{slug}-materials and /free-{slug}-test. */
  productSlug: 'ssat',
  /** Where the site is published, without a slash at the end: canonical links and the sitemap need whole addresses. */
  origin: 'https://www.larkfieldprep.example',
  contact: {
    email: 'hello@larkfieldprep.example',
    // With a space at which no line ends.
    phone: '(555)\u00A0555-0142',
  },
  maker,
  footer,
  plans,
  trademark: `SSAT® is a registered trademark of The Enrollment Management Association, which is not affiliated with ${name} and does not sponsor or endorse this site.`,
} as const;
