import { screens as sources } from 'virtual:screens'
import { endpoints } from '../../elements/contracts'
import { isReading } from './reading'

/** A page of the shop or an element, and the endpoints that its code can ask, by their names. */
export type Screen = { name: string; title: string; reads: string[]; writes: string[] }

export const screens: readonly Screen[] = sources.map(({ name, title, imports }) => {
  const calls = imports.filter((imported) => Object.hasOwn(endpoints, imported))
  const reads = (call: string) => {
    const endpoint = endpoints[call]
    return endpoint !== undefined && isReading(endpoint)
  }
  return { name, title, reads: calls.filter(reads), writes: calls.filter((call) => !reads(call)) }
})

/** Whether an endpoint is asked by a screen; without one, by any or none. */
export const asksFor = (screen: string) => {
  const one = screens.find(({ name }) => name === screen)
  return (endpoint: string) => !one || one.reads.includes(endpoint) || one.writes.includes(endpoint)
}

/** Titles of screens that ask an endpoint. */
export const screensThatAsk = (endpoint: string): string[] => [
  ...new Set(
    screens
      .filter(({ reads, writes }) => reads.includes(endpoint) || writes.includes(endpoint))
      .map(({ title }) => title),
  ),
]
