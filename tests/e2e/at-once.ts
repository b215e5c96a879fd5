/** Does the same with each of a list, some of them at once. @returns what came of each, in no order */
export async function eachAtOnce<Item, Outcome>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Outcome[]>,
): Promise<Outcome[]> {
  const waiting = [...items]
  const outcomes: Outcome[] = []
  async function take() {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(...(await work(next)))
  }
  await Promise.all(Array.from({ length: atOnce }, take))
  return outcomes
}
