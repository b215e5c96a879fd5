import { attributeName } from '../src/core/attribute-name'
import type { Description } from './description'

const complained = new Set<string>()

/** Says once that an attribute does not read as what it should be. @param name of the property */
export function complain({ tag }: Description, name: string, given: string, wanted: string) {
  const line = `<${tag}> ${attributeName(name)}="${given.slice(0, 40)}" is not ${wanted}; the default is used`
  if (!complained.has(line)) console.warn(`tradefront: ${line}`)
  complained.add(line)
}
