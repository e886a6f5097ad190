import document from './document.json';

/** The sample score report as text, for documents. */
export interface ExampleDocument {
  /** The test's title and date. */
  readonly test: string;
  readonly date: string;
  /** The report's headline and the sentence after it. */
  readonly title: string;
  readonly text: string;
  readonly step: { readonly title: string; readonly reason: string };
  /** The range of each estimate, such as "655 to 715". */
  readonly ranges: readonly { readonly name: string; readonly range: string }[];
  /** In the order of the test. */
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly right: number;
    readonly wrong: number;
    readonly blank: number;
  }[];
}

export const exampleDocument: ExampleDocument = document;
