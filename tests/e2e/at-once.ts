/**
 * Does the same with each of a list, as many at once as there are tools.
 * @param tools what work is done with, by one at a time
 * @returns what came of each, in no order
 */
export async function eachAtOnce<Item, Tool, Outcome>(
  items: readonly Item[],
  tools: readonly Tool[],
  work: (item: Item, tool: Tool) => Promise<Outcome[]>,
): Promise<Outcome[]> {
  const waiting = [...items]
  const outcomes: Outcome[] = []
  async function take(tool: Tool) {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(...(await work(next, tool)))
  }
  await Promise.all(tools.map(take))
  return outcomes
}
