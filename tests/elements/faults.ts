import axe from 'axe-core'
import { painted } from './until'

const roots = () => [
  document,
  ...[...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot ?? []),
]
const running = () =>
  roots()
    .flatMap((root) => root.getAnimations())
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)

/**
 * Ends transitions and finite animations until none begins any more, because axe would measure their intermediate colours.
 * Also those outside of the part: a toast that fades above it counts as its background.
 */
async function endTransitions() {
  for (let found = running(); found.length > 0; found = running()) {
    for (const one of found) one.finish()
    await painted()
  }
}

/** Returns axe's violations in a part of the page, one a line. Landmarks are not required around an element. */
export async function faults(part: Element): Promise<string[]> {
  await endTransitions()
  const { violations } = await axe.run(part, {
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  })
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
}
