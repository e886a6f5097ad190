/** How a student wants to read. */
export const textSizes = ['standard', 'large', 'larger', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

export interface TextSettings {
  readonly size: TextSize;
  readonly spacing: 'standard' | 'wide';
  readonly font: 'serif' | 'easier';
  /** Everything in a passage but about three lines is dimmed. */
  readonly lineFocus: boolean;
}

export const standardTextSettings: TextSettings = {
  size: 'standard',
  spacing: 'standard',
  font: 'serif',
  lineFocus: false,
};
