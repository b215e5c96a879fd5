import type { Text } from '../../../../src/core/language/messages'
import { wholeNumber } from '../../../../src/core/text/whole-number'
import type { ConsoleField } from '../operator/console-field'
import type { DeskValues } from '../operator/desk'
import { refuse, type FieldError } from '../http/refusal'
import { wrongFields } from '../http/validate'

/** A document line from which some pieces may be taken. */
export type CountedLine = { id: string; label: string; most: number; unit: string }

const nameOf = ({ id }: CountedLine) => `pieces-${id}`

/** Creates a quantity field for each line. @param valueOf initial quantity; default: all */
export const quantityFields = <Line extends CountedLine>(
  lines: readonly Line[],
  valueOf: (line: Line) => number = ({ most }) => most,
): ConsoleField[] =>
  lines.map((line) => ({
    name: nameOf(line),
    label: [line.label, line.label],
    kind: 'quantity',
    note: [`最多 ${wholeNumber(line.most)} ${line.unit}`, `at most ${wholeNumber(line.most)} ${line.unit}`],
    value: String(valueOf(line)),
  }))

const tooMany: Text = ['最多 {n}', 'At most {n}.']

/**
 * Parses the quantity of each line.
 * @returns undefined without a form
 * @throws Refusal 422 more than a line has, or all zero, with the error at each field
 */
export function quantitiesIn(lines: readonly CountedLine[], values: DeskValues): number[] | undefined {
  if (!lines.some((line) => values[nameOf(line)] !== undefined)) return undefined
  const counts = lines.map((line) => Number(values[nameOf(line)] ?? 0))
  const errors = lines.flatMap((line, at): FieldError[] =>
    (counts[at] ?? 0) > line.most ? [{ path: nameOf(line), message: tooMany, values: { n: line.most } }] : [],
  )
  if (errors.length > 0) throw wrongFields(422, errors)
  return counts
}

/** @throws Refusal 422 if all quantities are zero */
export function someOf(counts: readonly number[] | undefined) {
  if (counts?.every((count) => count === 0))
    throw refuse(422, ['请填写数量', 'Enter the quantity of at least one line.'])
  return counts
}
