/**
 * Does the same with each of a list, each with one of the tools, which is used again.
 * @returns what came of each, in no order
 */
export async function eachWith<Tool, Item, Outcome>(
  tools: readonly Tool[],
  items: readonly Item[],
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
