import { dictionaries } from 'virtual:screens'
import type { Dictionary } from '../../../../src/core/language/dictionary'
import { referenceTo } from './component-reference'
import type { Json } from './json-schema'

const nameOf = ({ name }: Dictionary) => name.charAt(0).toUpperCase() + name.slice(1)

/** Describes the codes of dictionaries and their meanings. */
function enumeration(all: readonly Dictionary[]) {
  const meanings = new Map(
    all.flatMap(({ entries }) => entries.map(({ code, text: [, english] }) => [code, english] as const)),
  )
  return {
    type: 'integer',
    enum: [...meanings.keys()],
    description: `${[...meanings].map(([code, english]) => `${code} ${english.replace(/\.$/, '')}`).join(', ')}.`,
  }
}

/** Returns a component for each dictionary, named after it. */
export const codeComponents = (): Json =>
  Object.fromEntries(
    dictionaries.map(({ words }) => {
      const { description, ...codes } = enumeration([words])
      return [nameOf(words), { ...codes, description: `Code of \`${words.name}\`. ${description}` }]
    }),
  )

/** Returns the schema of a code: the component of its dictionary, or an enumeration if it may come from several. */
export function codeSchema(all: readonly Dictionary[]): Json {
  const [first, ...more] = all
  return first && more.length === 0 ? referenceTo('schemas', nameOf(first)) : enumeration(all)
}
