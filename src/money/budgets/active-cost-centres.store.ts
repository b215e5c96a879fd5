import { shared } from '../../core/host/scope'
import { resource } from '../../core/store/resource'
import { listActiveCostCentres } from './active-cost-centres.contract'

/** The company's active cost centres, for fields that offer them. */
export const activeCostCentres = shared('active-cost-centres', (scope) =>
  resource((signal) => scope.call(listActiveCostCentres, {}, { signal, quiet: true })),
)
