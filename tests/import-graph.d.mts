/** Returns the imports between the files of this repository. */
export function importGraph(): {
  files: string[]
  /** Files that import one of these, the nearest first. `passes`: whether to look further at who imports that file. */
  importersOf: (targets: string[], passes: (file: string) => boolean) => string[]
}
