import { atom, computed } from 'nanostores'
import * as z from 'zod/mini'
import { pick, type Text } from '../../core/messages'
import { routeTable } from '../../core/routes'
import type { Scope } from '../../core/scope'
import { stored } from '../../core/storage'
import { refusalIn } from '../../session/permission/session-permission'
import { sessionOf } from '../../session/sign-in/session.store'
import { userMenu, type MenuGroup, type MenuItem } from './user-menu'

const kept = z.object({
  /** Groups that were folded. */
  folded: z.array(z.string()),
})

const withItems = (groups: MenuGroup[], wanted: (item: MenuItem) => boolean) =>
  groups
    .map((group) => ({ ...group, items: group.items.filter(wanted) }))
    .filter(({ items }) => items.length > 0)

/**
 * The side menu: rare pages, and what the account may not see, wait behind 'more', where they stay; a word finds pages
 * wherever they stand, by their title in any language.
 */
export function openSideMenu(scope: Scope) {
  const $kept = stored(scope, 'user-menu', { version: 1, shape: kept, initial: { folded: [] } })
  const $word = atom('')
  const { $session } = sessionOf(scope)

  const $waiting = computed($session, (session) => {
    const isWaiting = ({ route }: MenuItem) => {
      const row = routeTable()[route]
      return Boolean(row?.rare || refusalIn(session, row?.needs ?? 'anyone'))
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
        return { folded: folded ? [...now.folded, key] : now.folded.filter((one) => one !== key) }
      }),
  }
}
