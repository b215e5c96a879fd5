import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import type { SentOf } from '../../core/form/form-field'
import { speaker } from '../../core/language/messages'
import { pagedList } from '../../core/store/paged-list'
import { resource } from '../../core/store/resource'
import { keywordOf } from '../../core/text/keyword'
import type { buyingFields } from './buying-fields'
import type { costCentreFields, newCostCentreFields } from './cost-centre-fields'
import type { CostCentreRow } from './cost-centre-rows'
import {
  addCostCentre,
  importCostCentres,
  pageCostCentres,
  readBuyingChoices,
  saveBuyingChoices,
  updateCostCentre,
} from './cost-centres.contract'
import { costCentreMessages } from './cost-centres.messages'

/** Opens the company's cost centres with the actions of the main account. */
export function openCostCentres(scope: Scope, urlState: UrlState) {
  const list = pagedList(scope, urlState, {
    filters: { keyword: keywordOf },
    load: (body, options) => scope.call(pageCostCentres, { body }, options),
  })
  const choices = resource((signal) => scope.call(readBuyingChoices, {}, { signal, quiet: true }))
  const tell = (word: 'added' | 'saved' | 'rulesSaved') =>
    scope.toasts.brief('success', speaker(costCentreMessages, scope.$locale.get())(word))
  return {
    ...list,
    choices,
    /** @throws CallError if the server rejects it, like the other actions */
    async add(body: SentOf<typeof newCostCentreFields.fields>) {
      await scope.call(addCostCentre, { body })
      tell('added')
      await list.page.reload()
    },
    async update(id: string, body: SentOf<typeof costCentreFields.fields>) {
      await scope.call(updateCostCentre, { path: { id }, body })
      tell('saved')
      await list.page.reload()
    },
    async importRows(rows: CostCentreRow[]) {
      const imported = await scope.call(importCostCentres, { body: { rows } })
      await list.page.reload()
      return imported
    },
    async choose(body: SentOf<typeof buyingFields.fields>) {
      await scope.call(saveBuyingChoices, { body })
      tell('rulesSaved')
      await choices.reload()
    },
  }
}

export type CostCentresStore = ReturnType<typeof openCostCentres>
