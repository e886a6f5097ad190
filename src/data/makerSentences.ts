import { brand, type BrandMaker } from '@/brand';

/** States who makes the site, from the brand's fields: "Larkfield Prep is made by Reyes Learning LLC in Ames, Iowa." */
export function makerSentences({ name, place, person }: BrandMaker): readonly string[] {
  const where = place === undefined ? '' : ` in ${place}`;
  const made =
    name === undefined && place === undefined
      ? []
      : [`is made${name === undefined ? '' : ` by ${name}`}${where}`];
  const sentences = [
    ...made.map((words) => `${brand.name} ${words}.`),
    ...(person === undefined ? [] : [`The person responsible is ${person}.`]),
  ];
  return sentences.length === 0 ? [] : [sentences.join(' ')];
}
