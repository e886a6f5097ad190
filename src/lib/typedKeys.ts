/** Returns a record's keys with their type. */
export function typedKeys<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record).filter((name): name is Name => name in record);
}
