import { materialsText } from '@/data/texts/pages/materials';

/** A printable sheet, by its name in the sections and in addresses. */
export type SheetId = (typeof materialsText.sections)[number]['id'];

/** Parses the name of a sheet in an address; null if no sheet has that name. */
export function parseSheetId(text: string | null): SheetId | null {
  const name = text?.trim().toLowerCase();
  return materialsText.sections.find(({ id }) => id === name)?.id ?? null;
}

/** The title on the page and on paper. */
export function sheetTitle(sheet: SheetId): string {
  return materialsText.sections.find(({ id }) => id === sheet)?.title ?? '';
}
