/** The strict value of a rule where either of two sites has it, else what both have. */
export const either = <Value>(strict: Value, one: Value, other: Value): Value =>
  one === strict ? strict : other
