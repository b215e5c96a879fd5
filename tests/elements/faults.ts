import axe from 'axe-core'

/** Returns axe's violations in a part of the page, one a line. Landmarks are not required around an element. */
export async function faults(part: Element): Promise<string[]> {
  const { violations } = await axe.run(part, {
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  })
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
}
