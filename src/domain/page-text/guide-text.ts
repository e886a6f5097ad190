/**
 * The text of a page that is mostly words, as an editor writes it (data/texts). Sentences are plain text with the marks that
 * `inlineOf` reads; where a page has a live piece, the text only says at which place.
 */
import type { RouteId } from '@/site';

export interface GuideText {
  /** One strong sentence under the title. */
  readonly lead: string;
  readonly sections: readonly GuideSection[];
  /** What to do after reading. */
  readonly next: GuideNextStep;
  /** The facts about the test that the page states; it lists their sources and dates at its end. */
  readonly sources: readonly SourcedFact[];
}

/** A fact about the test: the sentences that state it, and where they come from. */
export interface SourcedFact {
  /** In a few words, for a list of sources. */
  readonly name: string;
  readonly text: string;
  readonly source: string;
  /** When the source was read, or of what time it speaks. */
  readonly date: string;
}

export interface GuideSection {
  /** The section's anchor: "/ssat-scoring#guess". */
  readonly id: string;
  readonly title: string;
  readonly body: readonly GuideBlock[];
  /** Stands in the margin. */
  readonly aside?: AsideContent;
  /** The name under which the page has a live piece to stand below the text. */
  readonly piece?: string;
}

export type GuideBlock =
  | string
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'terms'; readonly terms: readonly GuideTerm[] }
  | ({ readonly kind: 'table' } & GuideTable)
  /** Questions that readers ask, each with its answer. */
  | { readonly kind: 'questions'; readonly questions: readonly GuideQuestion[] };

export interface GuideTerm {
  readonly term: string;
  readonly text: string;
}

export interface GuideQuestion {
  readonly question: string;
  readonly answer: string;
}

/** The first cell of each row names it. */
export interface GuideTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type AsideContent =
  | ({ readonly kind: 'table' } & GuideTable)
  | ({ readonly kind: 'note' } & GuideNote);

export interface GuideNote {
  readonly title: string;
  readonly text: string;
}

export interface PageLink {
  readonly to: RouteId;
  readonly label: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly hash?: string;
}

export interface GuideNextStep {
  readonly title: string;
  readonly text: string;
  /** The one clear action of the page. */
  readonly action: PageLink;
  readonly also: readonly PageLink[];
}
