import { pinned } from './pinned'

const name = 'trade:all:abilities'
const day = 86_400_000
const most = 20

/** Begin of the line of an API's ability; the rest is the time and the result. */
const headOf = (api: string, ability: string) => `${new URL(api, location.href)} ${ability} `
const storedLines = () => (localStorage.getItem(name) ?? '').split('\n')

/** Results of this page, for browsers that store nothing. */
const ofPage = pinned('known-abilities', () => new Map<string, boolean>())

/**
 * Returns whether an API has an optional ability, or nothing if that is unknown or a day old.
 * @param api base address, as the page names it
 * @param ability `start` for the start call, or the version of the kit whose views it serves
 */
export function hasAbility(api: string, ability: string): boolean | undefined {
  try {
    const head = headOf(api, ability)
    const line = storedLines().find((one) => one.startsWith(head)) ?? ''
    const [at, found] = line.slice(head.length).split(' ')
    if (Math.abs(Date.now() - Number(at)) < day) return found === 'true'
  } catch {
    // The browser stores nothing, or the address is invalid.
  }
  return ofPage.get(api + ability)
}

/** Remembers for a day whether an API has an ability. */
export function keepAbility(api: string, ability: string, found: boolean) {
  ofPage.set(api + ability, found)
  try {
    const head = headOf(api, ability)
    const others = storedLines().filter((one) => one && !one.startsWith(head))
    localStorage.setItem(name, [...others, `${head}${Date.now()} ${found}`].slice(-most).join('\n'))
  } catch {
    // The page remembers.
  }
}
