import { atom, computed } from 'nanostores'
import * as z from 'zod/mini'
import { pick, type Text } from '../../core/messages'
import { routeTable } from '../../core/routes'
import type { Scope } from '../../core/scope'
import { stored } from '../../core/storage'
import { refusalIn } from '../../session/permission/session-permission'
import { sessionOf } from '../../session/sign-in/session.store'
import { menuRowOf, userMenu, type MenuGroup, type MenuItem } from './user-menu'

const kept = z.object({
  /** Groups that were folded. */
  folded: z.array(z.string()),
  /** Rare pages by the account that has been there. */
  visited: z.record(z.string(), z.array(z.string())),
})

const withItems = (groups: MenuGroup[], wanted: (item: MenuItem) => boolean) =>
  groups
    .map((group) => ({ ...group, items: group.items.filter(wanted) }))
    .filter(({ items }) => items.length > 0)

/**
 * The side menu as this account uses it: what it was never at, and what it may not see, waits behind 'more'; a word
 * finds pages wherever they stand, by their title in any language.
 */
export function openSideMenu(scope: Scope) {
  const $kept = stored(scope, 'user-menu', { version: 1, shape: kept, initial: { folded: [], visited: {} } })
  const $word = atom('')
  const { $session, $memberId } = sessionOf(scope)
  const $account = computed($memberId, (id = '') => id)

  const $waiting = computed([$session, $account, $kept], (session, account, { visited }) => {
    const isWaiting = ({ route }: MenuItem) => {
      const row = routeTable()[route]
      const known = visited[account]?.includes(route)
      return Boolean((row?.rare && !known) || refusalIn(session, row?.needs ?? 'anyone'))
    }
    return new Set(userMenu().flatMap(({ items }) => items.filter(isWaiting).map(({ route }) => route)))
  })

  return {
    $word,
    $folded: computed($kept, ({ folded }) => folded),
    /** Groups as they stand, and those behind 'more'. */
    $groups: computed($waiting, (waiting) => ({
      shown: withItems(userMenu(), ({ route }) => !waiting.has(route)),
      more: withItems(userMenu(), ({ route }) => waiting.has(route)),
    })),
    /** The pages that the word finds by their own title or their group's; undefined without one. */
    $found: computed([$word, scope.$locale], (word, locale) => {
      const part = word.trim().toLowerCase()
      if (!part) return undefined
      const says = (title: Text) =>
        [...title, pick(title, locale)].some((said) => said?.toLowerCase().includes(part))
      return userMenu().flatMap(({ title, items }) =>
        title && says(title) ? items : items.filter((item) => says(item.title)),
      )
    }),
    fold: (key: string, folded: boolean) =>
      $kept.change((now) => {
        if (now.folded.includes(key) === folded) return now
        return { ...now, folded: folded ? [...now.folded, key] : now.folded.filter((one) => one !== key) }
      }),
    /** Whose menu it is; empty until that is known. */
    $account,
    /** The account is at a page: from now on its row stands with the others. */
    visit: (account: string, route: string) => {
      const row = menuRowOf(route)
      if (!account || !row || !routeTable()[row]?.rare) return
      $kept.change((now) => {
        const known = now.visited[account] ?? []
        return known.includes(row) ? now : { ...now, visited: { ...now.visited, [account]: [...known, row] } }
      })
    },
  }
}
