/**
 * Packs rows as compact JSON, column by column, because similar neighbors compress well. Packing is lossless. Unpacking something
 * that wasn't packed here throws, or returns values that still need validation by the schema.
 */
import { addDays, daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { typedKeys } from '@/lib/typedKeys';
import { earliestPlausibleDay } from '@/lib/dates/plausible';

export interface Packer<T> {
  pack(values: readonly T[]): unknown;
  /** @throws Error if `packed` can't be a result of `pack`. */
  unpack(packed: unknown): readonly unknown[];
}

/** Maximum number of rows that a text, however short, can claim to have. */
const mostRows = 20_000;

function damage(): never {
  throw new Error('This was not packed here');
}

function listFrom(packed: unknown): readonly unknown[] {
  return Array.isArray(packed) ? packed : damage();
}

function numbersFrom(packed: unknown): readonly number[] {
  return listFrom(packed).map((each) =>
    typeof each === 'number' && Number.isFinite(each) ? each : damage(),
  );
}

function textFrom(packed: unknown): string {
  return typeof packed === 'string' ? packed : damage();
}

function rowsFrom(packed: unknown): number {
  return typeof packed === 'number' && Number.isInteger(packed) && packed >= 0 && packed <= mostRows
    ? packed
    : damage();
}

/** Passes through values that JSON supports. */
export const plainPacker: Packer<string | number | boolean | null> = {
  pack: (values) => values,
  unpack: listFrom,
};

/** Stores only the number of rows, for a column with the same value in every row. */
export function constantPacker<T>(value: T): Packer<T> {
  return {
    pack: (values) => values.length,
    unpack: (packed) => Array.from({ length: rowsFrom(packed) }, () => value),
  };
}

/** Encodes each value as a character. The codes are part of the format; the type asks for one when a value is added. */
export function codePacker<T extends string>(codes: Readonly<Record<T, string>>): Packer<T> {
  const valueOf = new Map(typedKeys<T>(codes).map((value) => [codes[value], value]));
  return {
    pack: (values) => values.map((value) => codes[value]).join(''),
    unpack: (packed) => Array.from(textFrom(packed), (code) => valueOf.get(code)),
  };
}

export const booleanPacker: Packer<boolean> = {
  pack: (values) => values.map((value) => (value ? '1' : '0')).join(''),
  unpack: (packed) =>
    Array.from(textFrom(packed), (code) => code === '1' || (code === '0' ? false : damage())),
};

/** Stores each distinct text once, then for each row the index of its text. */
export const repeatedTextPacker: Packer<string> = {
  pack(values) {
    const different = [...new Set(values)];
    const places = new Map(different.map((value, place) => [value, place]));
    return [different, values.map((value) => places.get(value))];
  },
  unpack(packed) {
    const [different, places] = listFrom(packed);
    const texts = listFrom(different);
    return numbersFrom(places).map((place) => texts[place]);
  },
};

/** Returns each number's difference from the one before, which is short in a sorted column. */
function steps(values: readonly number[]): readonly number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}

function fromSteps(all: readonly number[]): readonly number[] {
  let sum = 0;
  return all.map((step) => (sum += step));
}

/** Stores epoch times as differences: in minutes if all are whole minutes, otherwise in milliseconds. */
export const instantPacker: Packer<number> = {
  pack(values) {
    const unit = values.every((ms) => ms % 60_000 === 0) ? 60_000 : 1;
    return [unit, ...steps(values.map((ms) => ms / unit))];
  },
  unpack(packed) {
    const [unit = 1, ...all] = numbersFrom(packed);
    return fromSteps(all).map((units) => units * unit);
  },
};

export const isoDayPacker: Packer<IsoDay> = {
  pack: (values) => steps(values.map((day) => daysBetween(earliestPlausibleDay, day))),
  unpack: (packed) => fromSteps(numbersFrom(packed)).map((after) => addDays(earliestPlausibleDay, after)),
};

/** Stores only the number of rows if every id is the letter and its row's number ("s1", "s2"), otherwise the ids. */
export function numberedIdPacker(letter: string): Packer<string> {
  const idAt = (index: number) => `${letter}${index + 1}`;
  return {
    pack: (ids) => (ids.every((id, index) => id === idAt(index)) ? ids.length : ids),
    unpack: (packed) =>
      Array.isArray(packed) ? packed : Array.from({ length: rowsFrom(packed) }, (_, index) => idAt(index)),
  };
}

/** Stores which values differ from `none`, then those values. */
function sparse<T, None extends null | undefined>(none: None, inner: Packer<T>): Packer<T | None> {
  return {
    pack(values) {
      const there = values.filter((value): value is T => value !== none);
      return [booleanPacker.pack(values.map((value) => value !== none)), inner.pack(there)];
    },
    unpack(packed) {
      const [flags, there] = listFrom(packed);
      const rest = inner.unpack(there).values();
      return booleanPacker.unpack(flags).map((isThere) => (isThere === true ? rest.next().value : none));
    },
  };
}

export const nullablePacker = <T>(inner: Packer<T>): Packer<T | null> => sparse(null, inner);
export const optionalPacker = <T>(inner: Packer<T>): Packer<T | undefined> => sparse(undefined, inner);

/** Stores the length of each list, then the rows of all lists. */
export function listPacker<T>(inner: Packer<T>): Packer<readonly T[]> {
  return {
    pack: (values) => [values.map(({ length }) => length), inner.pack(values.flat())],
    unpack(packed) {
      const [lengths, all] = listFrom(packed);
      const rows = inner.unpack(all);
      let from = 0;
      const lists = listFrom(lengths).map((length) => rows.slice(from, (from += rowsFrom(length))));
      return from === rows.length ? lists : damage();
    },
  };
}

/** The packers of an object's fields. */
export type ColumnPackers<T> = { readonly [Name in keyof T]-?: Packer<T[Name]> };

/** Stores one column per field, in the order of `columns`. */
export function objectPacker<T extends object>(columns: ColumnPackers<T>): Packer<T> {
  const names = typedKeys<Extract<keyof T, string>>(columns);
  return {
    pack: (values) => names.map((name) => columns[name].pack(values.map((value) => value[name]))),
    unpack(packed) {
      const read = listFrom(packed).map((column, index) => {
        const name = names[index] ?? damage();
        return { name, values: columns[name].unpack(column) };
      });
      const length = read[0]?.values.length ?? 0;
      if (read.length !== names.length || read.some(({ values }) => values.length !== length)) damage();
      return Array.from({ length }, (_, row) =>
        Object.fromEntries(
          read.flatMap(({ name, values }) => (values[row] === undefined ? [] : [[name, values[row]]])),
        ),
      );
    },
  };
}

/** Encodes one of up to 36 values by its position in a list that is part of the format. */
function positionPacker<T>(options: readonly T[]): Packer<T> {
  return {
    pack: (values) => values.map((value) => options.indexOf(value).toString(36)).join(''),
    unpack: (packed) => Array.from(textFrom(packed), (digit) => options[Number.parseInt(digit, 36)]),
  };
}

/** Stores the kind of each object, then the objects of each kind. The order of the kinds is part of the format. */
export function variantPacker<T extends object, Kind extends string>(
  kindOf: (value: T) => Kind,
  packings: Readonly<Record<Kind, Packer<T>>>,
): Packer<T> {
  const names = typedKeys<Kind>(packings);
  const which = positionPacker(names);
  return {
    pack: (values) => [
      which.pack(values.map(kindOf)),
      names.map((name) => packings[name].pack(values.filter((value) => kindOf(value) === name))),
    ],
    unpack(packed) {
      const [kind, all] = listFrom(packed);
      const byKind = listFrom(all).map((each, index) =>
        packings[names[index] ?? damage()].unpack(each).values(),
      );
      return which.unpack(kind).map((name) => byKind[names.findIndex((each) => each === name)]?.next().value);
    },
  };
}
