import { changedMeanwhile } from '../http/refusal'

type Row = { updatedAt: Date }

/** Returns the version of a row that a form is filled in from. Empty for a new row. */
export const stampOf = (row: Row | undefined) => row?.updatedAt.toISOString() ?? ''

/** Checks that the row has not changed since the form was filled in. @throws Refusal 409 */
export function onlyAsSeen(row: Row | undefined, { stamp }: Readonly<Record<string, string>>) {
  if (stampOf(row) !== stamp) throw changedMeanwhile()
}
