import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../brand-site/brand-site.store'
import { serviceTopics } from './customer-service.contract'

/** Opens the topics of the service centre. */
export const openService = (scope: Scope) =>
  resource(
    async (signal) => {
      const query = { brandTerminalId: await siteOf(scope).id() }
      return (await scope.call(serviceTopics, { query }, { signal, quiet: true })).topics
    },
    [scope.$locale],
  )
