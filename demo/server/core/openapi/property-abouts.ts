import { commented } from 'virtual:contract-comments'
import { propertyWords } from './property-words'

const lower = (name: string) => name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)

/** Descriptions by name ending. */
const endings: [RegExp, (subject: string) => string][] = [
  [/^(\w+)IdList$/, (subject) => `Ids of the ${subject}s that are meant.`],
  [/^(\w+)Ids$/, (subject) => `Ids of the ${subject}s that are meant.`],
  [/^(\w+)Id$/, (subject) => `Id of the ${subject}.`],
  [/^(\w+)Nos$/, (subject) => `Numbers of the ${subject}s, as people read them.`],
  [/^(\w+)No$/, (subject) => `Number of the ${subject}, as people read it.`],
  [/^(\w+)At$/, (subject) => `Moment at which it was ${subject}: \`2026-11-20 10:42:00\`.`],
  [/^(\w+)On$/, (subject) => `Day on which it was ${subject}: \`2026-11-20\`.`],
  [/^(\w+)State$/, (subject) => `Code of the state of the ${subject}.`],
]

/**
 * Returns the description of a property: the comment of its contract, else the common description of its name.
 * @param names of all properties of the object, which identify its literal in the contract
 * @param isPlain whether its component has a description
 */
export function propertyAbout(name: string, names: readonly string[], isPlain = false): string | undefined {
  const all = new Set(names)
  const [nearest] = commented
    .filter(({ keys, abouts }) => Object.hasOwn(abouts, name) && keys.every((key) => all.has(key)))
    .toSorted((one, other) => other.keys.length - one.keys.length)
  if (nearest) return nearest.abouts[name]
  if (isPlain) return undefined
  if (Object.hasOwn(propertyWords, name)) return propertyWords[name]
  for (const [ending, words] of endings) {
    const [, subject] = ending.exec(name) ?? []
    if (subject) return words(lower(subject))
  }
  return undefined
}
