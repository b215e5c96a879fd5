import { resource } from '../../core/store/resource'
import { shared } from '../../core/host/scope'
import { siteOf } from '../brand-site/brand-site.store'
import { articleList } from './announcements.contract'

const most = 3

/** Shared newest announcements of the brand site. */
export const announcementsOf = shared('announcements', (scope) =>
  resource(
    async (signal) => {
      const brandTerminalId = await siteOf(scope).id()
      const body = { bizType: 10 as const, pageSize: most, brandTerminalId }
      const { content } = await scope.call(articleList, { body }, { signal, quiet: true })
      return content.slice(0, most)
    },
    [scope.$locale],
  ),
)
