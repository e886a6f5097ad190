import document from './document.json';

/** The sample score report as ready-made text, because prerendered documents can't afford to include its questions. */
export interface ExampleReportText {
  /** The test's title and date. */
  readonly test: string;
  readonly date: string;
  /** The report's headline and the sentence after it. */
  readonly title: string;
  readonly text: string;
  readonly step: { readonly title: string; readonly reason: string };
  /** Each section's estimated score range, such as "655 to 715", then the total's. */
  readonly ranges: readonly { readonly name: string; readonly range: string }[];
  /** The scored sections in test order. */
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly right: number;
    readonly wrong: number;
    readonly blank: number;
  }[];
}

export const exampleReportText: ExampleReportText = document;
