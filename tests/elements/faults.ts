import axe from 'axe-core'

/** Ends running transitions and finite animations, because axe would measure their intermediate colours. */
function endTransitions(part: Element) {
  const roots = [part, ...part.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  for (const root of [part.getRootNode(), ...roots])
    if (root instanceof ShadowRoot || root instanceof Document)
      for (const running of root.getAnimations())
        if (running.effect?.getComputedTiming().iterations !== Infinity) running.finish()
}

/** Returns axe's violations in a part of the page, one a line. Landmarks are not required around an element. */
export async function faults(part: Element): Promise<string[]> {
  endTransitions(part)
  const { violations } = await axe.run(part, {
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  })
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
}
