/**
 * The content model of pages that are mostly prose, as written in data/texts. Sentences are plain text with the marks that
 * `parseInlineMarks` reads; for a live component, the text only names the slot. A text is declared `as const satisfies GuideText`, so
 * that its page has to bring every piece it names (`GuideWidgetName`).
 */
import type { RouteId } from '@/site';

export interface GuideText {
  readonly lead: string;
  readonly sections: readonly GuideSection[];
  /** The page to read or use next. */
  readonly next: GuideNextStep;
  /** Facts about the test stated on the page; their sources and dates are listed at its end. */
  readonly sources: readonly SourcedFact[];
}

/** The names of the live components that a text asks for. */
export type GuideWidgetName<Text extends GuideText> = PieceOf<Text['sections'][number]>;

type PieceOf<Section> = Section extends { readonly id: string; readonly piece?: infer Name }
  ? Extract<Name, string>
  : never;

export interface SourcedFact {
  /** A short name for the list of sources. */
  readonly name: string;
  readonly text: string;
  readonly source: string;
  /** The date the source was read, or the period it covers. */
  readonly date: string;
}

export interface GuideSection {
  /** The section's anchor, as in "/ssat-scoring#guess". */
  readonly id: string;
  readonly title: string;
  readonly body: readonly GuideBlock[];
  /** Shown in the margin. */
  readonly aside?: AsideContent;
  /** The name of the live component to render below the text. */
  readonly piece?: string;
}

export type GuideBlock =
  | string
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'terms'; readonly terms: readonly GuideTerm[] }
  | ({ readonly kind: 'table' } & GuideTable)
  | { readonly kind: 'questions'; readonly questions: readonly GuideQuestion[] };

export interface GuideTerm {
  readonly term: string;
  readonly text: string;
}

export interface GuideQuestion {
  readonly question: string;
  readonly answer: string;
}

/** The first cell of each row is its header. */
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
  /** The page's main call to action. */
  readonly action: PageLink;
  readonly also: readonly PageLink[];
}
