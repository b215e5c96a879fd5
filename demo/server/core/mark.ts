/** Where a page of rows begins: behind the last one of the page before. */
export type Mark = { at: Date; id: string }

/** A mark as addresses have it. */
export const markText = ({ at, id }: Mark) => `${at.getTime()}-${id}`

/** @returns nothing where an address has something else */
export function markIn(text: string): Mark | undefined {
  const [, ms, id] = /^(\d{1,13})-(\d{1,20})$/.exec(text) ?? []
  return ms !== undefined && id !== undefined ? { at: new Date(Number(ms)), id } : undefined
}
