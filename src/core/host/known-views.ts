import { pinned } from './pinned'

const name = 'trade:all:views'
const day = 86_400_000
const most = 20

/** Begin of an API's line; the rest is the time and the result. */
const headOf = (api: string, version: string) => `${new URL(api, location.href)} ${version} `
const kept = () => (localStorage.getItem(name) ?? '').split('\n')

/** Results of this page, for browsers that store nothing. */
const ofPage = pinned('known-views', () => new Map<string, boolean>())

/**
 * Returns whether an API serves views, or nothing if that is unknown or a day old.
 * @param api base address, as the page names it
 * @param version of the kit that the views are for
 */
export function hasViews(api: string, version: string): boolean | undefined {
  try {
    const head = headOf(api, version)
    const line = kept().find((one) => one.startsWith(head)) ?? ''
    const [at, found] = line.slice(head.length).split(' ')
    if (Math.abs(Date.now() - Number(at)) < day) return found === 'true'
  } catch {
    // The browser stores nothing, or the address is invalid.
  }
  return ofPage.get(api + version)
}

/** Remembers for a day whether an API serves views. */
export function keepViews(api: string, version: string, found: boolean) {
  ofPage.set(api + version, found)
  try {
    const head = headOf(api, version)
    const others = kept().filter((one) => one && !one.startsWith(head))
    localStorage.setItem(name, [...others, `${head}${Date.now()} ${found}`].slice(-most).join('\n'))
  } catch {
    // The page remembers.
  }
}
