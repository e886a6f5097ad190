export const textSizes = ['standard', 'large', 'larger', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

export interface TextSettings {
  readonly size: TextSize;
  readonly spacing: 'standard' | 'wide';
  readonly font: 'serif' | 'easier';
  /** Dims everything in a passage except about three lines. */
  readonly lineFocus: boolean;
}

export const standardTextSettings: TextSettings = {
  size: 'standard',
  spacing: 'standard',
  font: 'serif',
  lineFocus: false,
};
