/** Returns the strict value if either site has it, otherwise their common value. */
export const stricterValue = <Value>(strict: Value, one: Value, other: Value): Value =>
  one === strict ? strict : other
