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

/** Ends transitions and finite animations of the page until none begins any more. */
export async function endTransitions() {
  for (let found = running(); found.length > 0; found = running()) {
    for (const one of found) one.finish()
    await painted()
  }
}

const motionless = new CSSStyleSheet()
motionless.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')

/**
 * Returns axe's violations in a part of the page, one per line. Landmarks are not required around an element.
 * Nothing moves meanwhile, because axe would measure intermediate colours, also of what arrives during its run and of
 * what fades above the part.
 */
export async function faults(part: Element): Promise<string[]> {
  await endTransitions()
  const openRoots = roots()
  for (const root of openRoots) root.adoptedStyleSheets.push(motionless)
  try {
    const { violations } = await axe.run(part, {
      rules: { region: { enabled: false } },
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes: [node] }) => `${id} ${node?.html}: ${node?.failureSummary}`)
  } finally {
    for (const { adoptedStyleSheets: sheets } of openRoots) sheets.splice(sheets.indexOf(motionless), 1)
  }
}
