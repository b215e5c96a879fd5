/** Cursor of a paged list: the last row of the previous page. */
export type Cursor = { at: Date; id: string }

/** Formats a cursor for an address. */
export const cursorText = ({ at, id }: Cursor) => `${at.getTime()}-${id}`

/** Parses a cursor. @returns nothing for an invalid one */
export function parseCursor(text: string): Cursor | undefined {
  const [, ms, id] = /^(\d{1,13})-(\d{1,20})$/.exec(text) ?? []
  return ms !== undefined && id !== undefined ? { at: new Date(Number(ms)), id } : undefined
}
