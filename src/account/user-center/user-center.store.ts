import { atom, computed } from 'nanostores'
import { memoryUrlState } from '../../core/address/url-state'
import { routeTable, whereIs, type Where } from '../../core/address/routes'
import { isUserPath } from './user-path'

const pathOf = (page: string) => `/user/${page.replace(/^\/?(user(\/|$))?/, '')}`

const placed = (where: Where) => {
  const urlState = memoryUrlState()
  urlState.setQuery(where.query)
  return { where, urlState }
}

/** Parses a page path. Paths outside the user centre lead to its first page. */
function readPage(page: string): Where {
  const [path = '', search] = pathOf(page).split('?')
  const where = whereIs(path, search)
  return isUserPath(routeTable()[where.route]?.path ?? '') ? where : whereIs('/user')
}

/**
 * Opens the user centre's own URL state in memory, because the host page has its own URL.
 * @param page path of the first page below /user
 */
export function openUserCenter(page: string) {
  const $at = atom(placed(readPage(page)))
  return {
    $where: computed($at, ({ where }) => where),
    $urlState: computed($at, ({ urlState }) => urlState),
    show: (other: string) => $at.set(placed(readPage(other))),
    /** @returns whether the URL belongs to the user centre, which then shows it */
    go(href: string): boolean {
      const { pathname, search } = new URL(href, 'http://localhost')
      const where = whereIs(pathname, search)
      if (!isUserPath(routeTable()[where.route]?.path ?? '')) return false
      $at.set(placed(where))
      return true
    },
  }
}
