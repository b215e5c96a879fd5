import { commented } from 'virtual:contract-comments'
import { isRecord } from '../http/is-record'
import type { Json } from './json-schema'
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

const isText = (schema: unknown) => isRecord(schema) && schema.type === 'string'

/** Returns whether the properties have the values that a literal names. */
const hasConstants = (constants: Readonly<Record<string, string>>, properties: Json) =>
  Object.entries(constants).every(([key, wanted]) => {
    const schema = properties[key]
    return isRecord(schema) && schema.const === wanted
  })

/**
 * Returns the description of a property: the comment of its contract, else the common description of its name.
 * @param properties of the object, which identify its literal in the contract
 * @param room folder of the contract. A literal with one property describes only objects of its own room.
 * @param isPlain whether its component has a description
 */
export function propertyAbout(
  name: string,
  properties: Json,
  room: string | undefined,
  isPlain = false,
): string | undefined {
  const [nearest] = commented
    .filter(
      ({ room: home, keys, abouts, constants }) =>
        Object.hasOwn(abouts, name) &&
        keys.every((key) => Object.hasOwn(properties, key)) &&
        (keys.length > 1 || home === room) &&
        hasConstants(constants, properties),
    )
    .toSorted(
      (one, other) =>
        other.keys.length - one.keys.length || Number(other.room === room) - Number(one.room === room),
    )
  if (nearest) return nearest.abouts[name]
  if (isPlain) return undefined
  if (name === 'content' && isText(properties.content)) return 'Text.'
  if (Object.hasOwn(propertyWords, name)) return propertyWords[name]
  for (const [ending, words] of endings) {
    const [, subject] = ending.exec(name) ?? []
    if (subject) return words(lower(subject))
  }
  return undefined
}
