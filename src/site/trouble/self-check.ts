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
 * What the page did that nothing of ours can work with: names of built-ins that do something else now, of what every
 * object inherits, and of what names in the markup hide. Goes by numbered steps alone: whatever it called might be the damage.
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
    // What markup names is an element or a list of them. A function or an accessor is a script's, which knows what it replaced.
    const isHidden = () => typeof Object.getOwnPropertyDescriptor(document, name)?.value === 'object'
    if (holds(isHidden)) found[found.length] = `document.${name}`
  }
  return found
}
