import document from './document.json';

/** The worked example of a report in words, as documents show it. */
export interface ExampleDocument {
  /** The test's title, and its day. */
  readonly test: string;
  readonly date: string;
  /** The sentence that the report begins with, and the one after it. */
  readonly title: string;
  readonly text: string;
  readonly step: { readonly title: string; readonly reason: string };
  /** The range of each estimate: "655 to 715". */
  readonly ranges: readonly { readonly name: string; readonly range: string }[];
  /** The scored sections, in the order of the test. */
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly right: number;
    readonly wrong: number;
    readonly blank: number;
  }[];
}

export const exampleDocument: ExampleDocument = document;
