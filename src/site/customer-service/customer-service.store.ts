import type { Data } from '../../core/api/endpoint'
import { resource } from '../../core/store/resource'
import { shared } from '../../core/host/scope'
import { siteCustomerService } from './site-customer-service.contract'
import { siteOf } from '../brand-site/brand-site.store'

export type CustomerService = Data<typeof siteCustomerService> & { siteId: string }

/** Shared contacts of the brand site's customer service, loaded on demand. */
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
    /**
     * Loads the contacts now. Shows a toast after a failure.
     * @throws CallError
     */
    ask: () => read(false),
  }
})
