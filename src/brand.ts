/**
 * Everything that a provider changes: name, mark, contact, legal entity, host, footer targets, plans, prices, and the length of a
 * meeting. Two parts are elsewhere: colors in theme/brandColors.ts, because the theme imports nothing from src; and the features of
 * each plan in data/texts/pricingPlans.ts.
 */

export interface BrandPlan {
  readonly id: 'practice' | 'course' | 'coaching';
  readonly name: string;
  /** Shown verbatim; use `freePrice` for a free plan. If absent, shows "Ask for a quote" with an email link. */
  readonly price?: string;
}

export const freePrice = 'Free';

/** The company behind the site. About Us mentions only the fields that are set; the policies say which ones are missing. */
export interface BrandMaker {
  /** The company or school, as it signs contracts. The policies name it as the responsible party. */
  readonly name?: string;
  /** Its postal address on one line, for the policies: "12 Elm Street, Ames, IA 50010, United States". */
  readonly address?: string;
  /** Town and state, phrased to follow "in". */
  readonly place?: string;
  /** The responsible person with their qualification: "Ana Reyes, who taught Latin for twelve years". */
  readonly person?: string;
}

/** Footer items that link to the provider's own pages. Without a target, some link to a section of this site instead. */
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
  /** URLs of the provider's own pages. */
  readonly targets: Readonly<Partial<Record<FooterItem, string>>>;
  /** Hides items without a target; otherwise they are gray text. */
  readonly hideEmpty: boolean;
}

const footer: BrandFooter = { targets: {}, hideEmpty: false };

const maker: BrandMaker = {};

/** What the policies say besides the maker's name and address. */
export interface BrandLegal {
  /** Receives questions about data and rights. */
  readonly email: string;
  /** The company that serves the site's files, and the number of days for which it keeps its logs of visits. */
  readonly host?: { readonly name: string; readonly logDays: number };
}

/** The owner of the test's mark, which the notice at the foot of each page names. */
export interface TrademarkOwner {
  readonly name: string;
  /** The month of the look-up. */
  readonly asOf: string;
  /** True once the provider has looked up the registration. The policies say so until then. */
  readonly isConfirmed: boolean;
}

const plans: readonly BrandPlan[] = [
  { id: 'practice', name: 'Practice', price: freePrice },
  { id: 'course', name: 'Term Course', price: freePrice },
  { id: 'coaching', name: '1:1 Coaching' },
];

const name = 'Larkfield Prep';
const email = 'hello@larkfieldprep.example';

const legal: BrandLegal = { email };

/**
 * The owner of the mark as older pages of preparers name it. The owner has merged with ERB as E3n (2026), so look up the
 * registration before a release.
 */
const trademarkOwner: TrademarkOwner = {
  name: 'The Enrollment Management Association',
  asOf: 'November 2026',
  isConfirmed: false,
};

export const brand = {
  name,
  /** Shown under the installed site's icon, which has room for about 12 letters. */
  shortName: 'Larkfield',
  /** One sentence about the site, on link previews in chats and social networks. */
  tagline: 'Practice tests, explained answers, and dashboards for parents.',
  /** The start of every exported file's name. Screens mention it so that users can find the file. */
  filePrefix: 'larkfield-prep',
  /** Used in three addresses: /{slug}-test, /{slug}-materials, and /free-{slug}-test (`src/site.ts`). */
  productSlug: 'ssat',
  /** The site's public origin, without a trailing slash: canonical links and the sitemap need absolute URLs. */
  origin: 'https://www.larkfieldprep.example',
  contact: {
    email,
    // The non-breaking space keeps the number on one line.
    phone: '(555)\u00A0555-0142',
  },
  maker,
  legal,
  coaching: {
    /** Minutes of a meeting. */
    meetingMinutes: 50,
    /**
     * The words for a coach, phrased to follow "a" or "one". Add only what is true of every coach: "coach who has been through
     * boarding school admissions".
     */
    coach: 'coach',
  },
  footer,
  plans,
  trademark: `SSAT® is a registered trademark of ${trademarkOwner.name}, which is not affiliated with ${name} and does not sponsor or endorse this site.`,
  trademarkOwner,
} as const;

/** The provider's mark on a 24 by 24 grid: a leaf on a shield. The header, the icons, and link previews use these paths. */
export const brandMark = {
  shield: 'M12 1.5 21 4.6v7.2c0 5.2-3.6 9-9 10.9-5.4-1.9-9-5.7-9-10.9V4.6z',
  leaf: 'M7.8 15.6c-.7-4.4 2.2-7.7 8.6-8.2.2 5.6-2.7 9.1-7.1 8.5M7.2 17.3c1.5-3.1 3.4-5.1 5.7-6.3',
  /** The leaf is drawn as a line of this width. */
  leafWidth: 1.6,
} as const;
