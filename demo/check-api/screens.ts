import { screens as sources } from 'virtual:screens'
import { endpoints } from '../../elements/endpoints-by-name'
import { groupOf, groupOfRoom, isOf, type Group } from './groups'
import { callsOf } from './left-away'
import type { ScreenSource } from './read-screens'
import { isReading } from './reading'

/** A page of the shop or an element, and the endpoints that its code can ask, by their names. */
export type Screen = Omit<ScreenSource, 'imports'> & { reads: string[]; writes: string[] }

export const screens: readonly Screen[] = sources.map(({ imports, ...source }) => {
  const calls = imports.filter((imported) => Object.hasOwn(endpoints, imported))
  const reads = (call: string) => {
    const endpoint = endpoints[call]
    return endpoint !== undefined && isReading(endpoint)
  }
  return { ...source, reads: calls.filter(reads), writes: calls.filter((call) => !reads(call)) }
})

/** The screens of a name of the routes table, or of an element's tag. */
export const screensNamed = (name: string) =>
  screens.filter((screen) => screen.name === name || screen.tags.includes(name))

/** The group of a screen: that of its page, or the most demanding of what an element reads. */
export function groupOfScreen({ room, ...screen }: Screen): Exclude<Group, 'all'> {
  if (room) return groupOfRoom(room)
  const found = new Set(callsOf(screen).needed.map(groupOf))
  return found.has('account') ? 'account' : found.has('cart') ? 'cart' : 'catalogue'
}
export const isScreenOf = (group: Group, screen: Screen) => group === 'all' || groupOfScreen(screen) === group

/** Whether an endpoint belongs to what is checked: a group of calls, and of it one screen's where one is named. */
export const asksFor = (screen: string, group: Group) => {
  const wanted = screensNamed(screen)
  return (endpoint: string) =>
    screen
      ? wanted.some(({ reads, writes }) => reads.includes(endpoint) || writes.includes(endpoint))
      : isOf(group, endpoint)
}

/** Titles of screens that ask an endpoint. */
export const screensThatAsk = (endpoint: string): string[] => [
  ...new Set(
    screens
      .filter(({ reads, writes }) => reads.includes(endpoint) || writes.includes(endpoint))
      .map(({ title }) => title),
  ),
]
