import { atom, computed } from 'nanostores'
import * as z from 'zod/mini'
import { pick, type Text } from '../../core/language/messages'
import { routeTable } from '../../core/address/routes'
import type { Scope } from '../../core/host/scope'
import { stored } from '../../core/store/storage'
import { refusalIn } from '../../session/permission/session-permission'
import { sessionOf } from '../../session/sign-in/session.store'
import { userMenu, type MenuGroup, type MenuItem } from './user-menu'

const menuShape = z.object({
  /** Keys of collapsed groups. */
  folded: z.array(z.string()),
})

const withItems = (groups: MenuGroup[], wanted: (item: MenuItem) => boolean) =>
  groups
    .map((group) => ({ ...group, items: group.items.filter(wanted) }))
    .filter(({ items }) => items.length > 0)

/**
 * Opens the side menu. Rare pages, and pages without permission, are behind 'more'. The search finds all pages by
 * their titles in any language.
 */
export function openSideMenu(scope: Scope) {
  const $kept = stored(scope, 'user-menu', { version: 1, shape: menuShape, initial: { folded: [] } })
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
    /** Visible groups, and groups behind 'more'. */
    $groups: computed($waiting, (waiting) => ({
      shown: withItems(userMenu(), ({ route }) => !waiting.has(route)),
      more: withItems(userMenu(), ({ route }) => waiting.has(route)),
    })),
    /** Pages whose title or group title contains the search text. Undefined without a search text. */
    $found: computed([$word, scope.$locale], (word, locale) => {
      const part = word.trim().toLowerCase()
      if (!part) return undefined
      const says = (title: Text) =>
        [...title, pick(title, locale)].some((text) => text?.toLowerCase().includes(part))
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
