type Graph = {
  files: string[]
  importersOf: (targets: string[], passes: (file: string) => boolean) => string[]
}
type Selected = {
  unit: string[]
  elements: string[]
  journeys: string[]
  /** Names of the changed pages. */
  routes: string[]
  /** True if documentation changed. */
  documents: boolean
}
/** Tests that changed files can reach, the nearest first. */
export function selectTests(changed: string[], graph: Graph): Selected
