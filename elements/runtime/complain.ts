import { attributeName } from '../../src/core/host/attribute-name'
import { complainOnce } from '../../src/core/host/complaints'
import type { Description } from '../description'

/** Logs an invalid attribute once. @param name of the property */
export function complain({ tag }: Description, name: string, given: string, wanted: string) {
  complainOnce(
    `<${tag}> ${attributeName(name)}="${given.slice(0, 40)}" is not ${wanted}; the default is used`,
  )
}
