import { brand, type BrandLegal, type BrandMaker, type TrademarkOwner } from '@/brand';
import type { GuideText } from '@/domain/page-text/guide-text';
import { formatCount } from '@/lib/text/format';
import { testMaker } from '@/site';

/** The day of each policy's last change in substance. A change of wording alone leaves it as it is. */
const lastChanged = {
  privacy: 'November 29, 2026',
  terms: 'November 29, 2026',
  cookies: 'November 29, 2026',
  gdpr: 'November 29, 2026',
} as const;

const changedLine = (section: keyof typeof lastChanged) => `Last changed ${lastChanged[section]}.`;

interface ProviderFields {
  readonly maker: BrandMaker;
  readonly legal: BrandLegal;
}

/**
 * Returns what the provider has to add to `src/brand.ts` or confirm there before a release, phrased for a list; empty if nothing is
 * left.
 */
export function missingLegalFields({
  maker,
  legal,
  trademarkOwner,
}: ProviderFields & { readonly trademarkOwner: TrademarkOwner }): readonly string[] {
  return [
    ...(maker.name === undefined ? ['the company’s legal name'] : []),
    ...(maker.address === undefined ? ['its postal address'] : []),
    ...(legal.host === undefined ? ['the host’s name and how long it keeps its logs'] : []),
    ...(trademarkOwner.isConfirmed ? [] : [`the trademark’s owner, named as of ${trademarkOwner.asOf}`]),
  ];
}

/** Builds the text of the page at /legal. The provider's fields that are missing leave a sentence that is true without them. */
export function legalTextFor({ maker, legal }: ProviderFields) {
  const { host } = legal;
  const mail = `[${legal.email}](mailto:${legal.email})`;
  const party = [maker.name ?? brand.name, ...(maker.address === undefined ? [] : [maker.address])].join(
    ', ',
  );
  const keptLogs =
    host === undefined
      ? 'The host’s own policy determines how long it keeps these logs.'
      : `The host keeps these logs for ${formatCount(host.logDays, 'day')}.`;
  const hostName = host?.name ?? 'a hosting company';
  return {
    lead: 'These are the rules of this site in plain English. In short, the pages send us nothing, practice and tests are free, and no result is an SSAT score.',
    sections: [
      {
        id: 'privacy',
        title: 'Privacy Policy',
        body: [
          changedLine('privacy'),
          `**In short,** the pages send us nothing. The company that hosts the site logs visitors’ IP addresses. ${keptLogs} We receive the emails you send.`,
          {
            kind: 'terms',
            terms: [
              { term: 'Who is responsible', text: `${party}. Write to ${mail}.` },
              {
                term: 'Your work',
                text: 'There are no accounts, and your work is not saved on our servers. Answers, results, and essays stay in your own browser. Before your first test or drill begins, we ask whether to save your work. Until you choose, none of it is saved.',
              },
              {
                term: 'Only for this visit',
                text: 'Your work is saved in this tab. Reloading the page doesn’t delete your work, but closing the tab does.',
              },
              {
                term: 'On this device',
                text: 'Your tests, answers, essays, notes, words, reasons for mistakes, and plan are saved in this browser until you delete them. So are your profile, your goals, and the scores and notes you enter.',
              },
              {
                term: 'Who can read it',
                text: 'Anyone who can use this browser on this device. We can’t, and your school can’t.',
              },
              {
                term: 'Copies you share',
                text: 'A copy contains your figures and your notes on the timeline, but no essays or individual answers. The copy is in the file, or in a part of the link that browsers don’t send to a server. Anyone with the file or the link can read the copy.',
              },
              {
                term: 'How to delete it',
                text: 'Under [Test Results](testResults), you can see everything that is saved, export it as a file, and delete one test or everything. Clearing the site’s data in your browser also deletes everything.',
              },
              {
                term: 'What the host sees',
                text: `The pages come from a server of ${hostName}. Like any web server, it receives and logs each visitor’s IP address, the time, the type of browser, and the pages requested. The logs help keep the site running and secure. ${keptLogs} We don’t use the logs to follow anyone.`,
              },
              {
                term: 'Emails and calls',
                text: 'When a page drafts an email for you, your mail program opens. The page itself sends nothing. If you send the email, we receive your address and what you write. We use both only to answer you and to provide the coaching you ask for. We keep both until we have done so, or for as long as a law, such as tax law, requires. The same applies to calls.',
              },
              {
                term: 'Other companies',
                text: `The site has no ads and no analytics, and it loads nothing from other companies. We don’t sell or share data. A link to ${testMaker.domain} opens the test maker’s site, which has its own policy.`,
              },
              {
                term: 'Children',
                text: 'Most of our readers are minors, so the site collects nothing about them. It has no accounts, no tracking, and no forms that send data. As a result, the site collects no personal information from children under 13. COPPA, the U.S. law on children’s privacy online, protects such information. If you are under 18, ask a parent or guardian before you write to us. If we learn that a child under 13 wrote to us without a parent, we delete the email.',
              },
            ],
          },
        ],
        aside: {
          kind: 'note',
          title: 'Not forever',
          text: 'A browser may clear what a site has saved. Safari, and any browser on an iPhone or iPad, does so after seven days of using the browser without a tap or click on this site. A file you have exported is not affected.',
        },
      },
      {
        id: 'terms',
        title: 'Terms of Service',
        body: [
          changedLine('terms'),
          'By using the site, you accept these terms.',
          {
            kind: 'list',
            items: [
              '**Free to use.** Tests, practice, courses, and dashboards cost nothing. For [coaching](coaching), ask for a quote. We email you a price, and there is no obligation.',
              '**For learning.** Print and use what you find here for yourself, your child, or your students. Please don’t sell it or publish the questions elsewhere.',
              '**Estimates, not scores.** No result here is an SSAT score, or a promise of a score or of a place at a school. Only the test maker gives SSAT scores.',
              `**As is.** We check questions and facts, but mistakes are possible. Confirm dates, fees, and rules at ${testMaker.domain}. Export the results that matter to you, because we can’t restore what a browser has cleared. As far as the law allows, we aren’t liable for losses that come from using a free site.`,
              '**Under 18.** Ask a parent or guardian before you write to us or meet a coach.',
              `**The trademark.** ${brand.trademark} The owner is named as of ${brand.trademarkOwner.asOf}.`,
              '**Parts by others.** The site uses open-source software and fonts. Their licenses are in a file linked at the bottom of each page.',
              '**Changes.** When we change a policy, we also change the date below its heading.',
            ],
          },
        ],
      },
      {
        id: 'cookies',
        title: 'Cookie Policy',
        body: [
          changedLine('cookies'),
          'The site sets no cookies, has no ads and no analytics, and loads nothing from other companies, so there is nothing to accept or refuse. What your browser saves for you stays in your browser.',
          {
            kind: 'table',
            caption: 'What your browser saves',
            head: ['What', 'For', 'Until'],
            rows: [
              [
                'Your work, profile, and plan, if you choose to save them',
                'Picking up where you left off and seeing your progress',
                'You delete them, or close the tab if you chose “Only for this visit”',
              ],
              ['Light or dark', 'Showing pages in the mode you chose', 'You clear the site’s data'],
              [
                'A copy of the site’s pages',
                'Using the site without a connection',
                'You delete the copy with the button at the bottom of each page',
              ],
              [
                'Hints you dismissed and whether you turned off the copy',
                'Remembering those choices',
                'You clear the site’s data',
              ],
            ],
          },
        ],
      },
      {
        id: 'gdpr',
        title: 'GDPR',
        body: [
          changedLine('gdpr'),
          'This section is for readers in the European Economic Area. United Kingdom law gives you the same rights. See the [privacy policy](legal#privacy) for the responsible party.',
          {
            kind: 'terms',
            terms: [
              {
                term: 'Your rights',
                text: 'You may see your data, correct it, take it with you, have it deleted, restrict its use, and object to its use.',
              },
              {
                term: 'What is in your browser',
                text: 'We don’t have it, so you can do all of that yourself under [Test Results](testResults) and in your profile on [My Dashboard](myPage).',
              },
              {
                term: 'Emails you sent us',
                text: `Write to ${mail}. Within a month, we tell you what data we have about you. If you like, we correct or delete it.`,
              },
              {
                term: 'Our legal basis',
                text: 'If you ask for coaching or a quote, we use your email to prepare or fulfill a contract (Article 6(1)(b)). For any other email, such as a report of a mistake, the basis is our legitimate interest in answering you (Article 6(1)(f)). For the host’s logs, the basis is our legitimate interest in keeping the site running and secure (Article 6(1)(f)).',
              },
              {
                term: 'No automated decisions',
                text: 'Estimates and plans are calculated in your browser for you to read. We never see them, so we make no decisions based on them.',
              },
              {
                term: 'Under 16',
                text: 'Ask a parent or guardian to write for you. A parent or guardian may use all of these rights in your name.',
              },
              {
                term: 'Complaints',
                text: 'You may complain to a data protection authority, such as the one where you live. We hope you will write to us first.',
              },
            ],
          },
        ],
      },
    ],
    next: {
      title: 'Questions?',
      text: `Write to ${mail}. For a mistake in a question, use the [form on About Us](about#report).`,
      action: { to: 'testResults', label: 'See what is saved here' },
      also: [
        { to: 'about', label: 'About us' },
        { to: 'help', label: 'Help Center' },
      ],
    },
    sources: [],
  } as const satisfies GuideText;
}

/** Text of the page at /legal. */
export const legalText = legalTextFor(brand);
