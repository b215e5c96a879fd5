import { changedMeanwhile } from './refusal'

type Row = { updatedAt: Date }

/** Which state of a row a form was filled in from; one that is not there yet has none. */
export const stampOf = (row: Row | undefined) => row?.updatedAt.toISOString() ?? ''

/** @throws Refusal 409 the row is not as it was when the form was filled in */
export function onlyAsSeen(row: Row | undefined, { stamp }: Readonly<Record<string, string>>) {
  if (stampOf(row) !== stamp) throw changedMeanwhile()
}
