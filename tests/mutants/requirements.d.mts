export type Requirement = {
  id: string
  holds: string
  test: string
  file: string
  from: string
  to: string
  /** Further changes of the same file. */
  also?: [from: string, to: string][]
}
export const requirements: Requirement[]
