/**
 * Processes a list with a pool of tools, each used repeatedly.
 * @returns the results in no particular order
 */
export async function forEachInPool<Tool, Item, Outcome>(
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
