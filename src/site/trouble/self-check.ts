import { examples } from './examples'
import { documentNames, readNames } from './read-names'

function holds(example: () => unknown): boolean {
  try {
    return example() === true
  } catch {
    return false
  }
}

/**
 * Returns the names of built-ins that the page has damaged: changed functions, properties inherited by all objects, and
 * `document` properties hidden by markup. Uses index loops, because any called method could itself be damaged.
 */
export function damagedBuiltIns(): string[] {
  const found: string[] = []
  for (const name in examples) {
    const example = examples[name]
    if (example && !(name in Object.prototype) && !holds(example)) found[found.length] = name
  }
  for (let at = 0; at < readNames.length; at += 1) {
    const name = readNames[at] ?? ''
    if (name in Object.prototype) found[found.length] = `Object.prototype.${name}`
  }
  for (let at = 0; at < documentNames.length; at += 1) {
    const name = documentNames[at] ?? ''
    // Markup creates an element or a list of elements. Functions and accessors come from scripts that replace on purpose.
    const isHidden = () => typeof Object.getOwnPropertyDescriptor(document, name)?.value === 'object'
    if (holds(isHidden)) found[found.length] = `document.${name}`
  }
  return found
}
