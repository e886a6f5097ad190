import { materialsText } from '@/data/texts/materials';

/** A sheet to print, by the name that its section and an address have for it. */
export type SheetId = (typeof materialsText.sections)[number]['id'];

/** The sheet that an address asks for; null for anything else. */
export function parseSheetId(text: string | null): SheetId | null {
  const name = text?.trim().toLowerCase();
  return materialsText.sections.find(({ id }) => id === name)?.id ?? null;
}

/** What a sheet is called, on the page and on paper. */
export function sheetTitle(sheet: SheetId): string {
  return materialsText.sections.find(({ id }) => id === sheet)?.title ?? '';
}
