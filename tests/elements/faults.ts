import axe from 'axe-core'

/** What axe objects to in a part of the page, a line each; an element alone need not have landmarks around it. */
export async function faults(part: Element): Promise<string[]> {
  const { violations } = await axe.run(part, {
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  })
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
}
