export type Section = 'schemas' | 'parameters' | 'requestBodies' | 'responses'

/** Minimum saving of a component, in characters. A smaller one is not worth looking up. */
const fewestSaved = 20

export const referenceTo = (section: Section, name: string) => ({ $ref: `#/components/${section}/${name}` })

/** Returns whether a document is shorter if equal parts refer to one component. */
export function isWorthSharing(text: string, count: number, section: Section, name: string): boolean {
  const reference = JSON.stringify(referenceTo(section, name)).length
  return count * (text.length - reference) - text.length - name.length - 4 >= fewestSaved
}
