import type { Data } from '../../core/endpoint'
import { resource } from '../../core/resource'
import { shared } from '../../core/scope'
import { siteCustomerService } from './site-customer-service.contract'
import { siteOf } from '../brand-site/brand-site.store'

export type CustomerService = Data<typeof siteCustomerService> & { siteId: string }

/** How the brand site's customer service is reached, asked when somebody wants to know. */
export const serviceOf = shared('customerService', (scope) => {
  async function read(quiet: boolean, signal?: AbortSignal): Promise<CustomerService> {
    const siteId = await siteOf(scope).id()
    const query = { brandTerminalId: siteId }
    return {
      ...(await scope.call(siteCustomerService, { query }, { quiet, ...(signal && { signal }) })),
      siteId,
    }
  }
  return {
    info: resource((signal) => read(true, signal), [scope.$locale]),
    /** Asks now; a failure is told by a toast. @throws CallError */
    ask: () => read(false),
  }
})
