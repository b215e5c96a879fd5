import { screens as sources } from 'virtual:screens'
import { endpoints } from '../../elements/endpoints-by-name'
import { groupOf, groupOfRoom, isOf, type Group } from './groups'
import { callsOf } from './left-away'
import type { ScreenSource } from './read-screens'
import { isReading } from './reading'

/** Page of the shop or element, and the names of the endpoints that its code can call. */
export type Screen = Omit<ScreenSource, 'imports'> & { reads: string[]; writes: string[] }

export const screens: readonly Screen[] = sources.map(({ imports, ...source }) => {
  const calls = imports.filter((imported) => Object.hasOwn(endpoints, imported))
  const reads = (call: string) => {
    const endpoint = endpoints[call]
    return endpoint !== undefined && isReading(endpoint)
  }
  return { ...source, reads: calls.filter(reads), writes: calls.filter((call) => !reads(call)) }
})

/** Returns the screens with a name in the routes table, or with an element's tag. */
export const screensNamed = (name: string) =>
  screens.filter((screen) => screen.name === name || screen.tags.includes(name))

/** Returns the group of a screen: that of its page, or the most demanding group of an element's reads. */
export function groupOfScreen({ room, ...screen }: Screen): Exclude<Group, 'all'> {
  if (room) return groupOfRoom(room)
  const found = new Set(callsOf(screen).needed.map(groupOf))
  return found.has('account') ? 'account' : found.has('cart') ? 'cart' : 'catalogue'
}
export const isScreenOf = (group: Group, screen: Screen) => group === 'all' || groupOfScreen(screen) === group

/** Returns whether an endpoint is part of the check: of the group, and of the screen if one is named. */
export const asksFor = (screen: string, group: Group) => {
  const wanted = screensNamed(screen)
  return (endpoint: string) =>
    screen
      ? wanted.some(({ reads, writes }) => reads.includes(endpoint) || writes.includes(endpoint))
      : isOf(group, endpoint)
}

/** Returns the titles of screens that call an endpoint. */
export const screensThatAsk = (endpoint: string): string[] => [
  ...new Set(
    screens
      .filter(({ reads, writes }) => reads.includes(endpoint) || writes.includes(endpoint))
      .map(({ title }) => title),
  ),
]
