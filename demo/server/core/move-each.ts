import { Refusal } from './refusal'

/**
 * Moves what time has come for, each in a transaction of its own. What somebody else moved meanwhile is left alone.
 * @returns how many were moved
 */
export async function moveEach<Row>(
  due: readonly Row[],
  move: (row: Row) => Promise<unknown>,
): Promise<number> {
  let moved = 0
  for (const row of due) {
    try {
      await move(row)
      moved += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return moved
}
