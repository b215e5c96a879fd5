import { Refusal } from '../http/refusal'

/**
 * Moves due documents, each in its own transaction. Documents that changed meanwhile are skipped.
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
