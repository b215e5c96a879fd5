import type { CallOptions } from '../../core/api/client'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import type { SentOf } from '../../core/form/form-field'
import { speaker } from '../../core/language/messages'
import { pagedList } from '../../core/store/paged-list'
import { resource } from '../../core/store/resource'
import { keywordOf } from '../../core/text/keyword'
import type { budgetFields, newBudgetFields } from './budget-fields'
import { addBudget, changeBudget, deleteBudget, exportBudgets, pageBudgets } from './budgets.contract'
import { budgetMessages } from './budgets.messages'
import { mostCostCentres, pageCostCentres } from './cost-centres.contract'

export const budgetTimes = ['now', 'before', 'later'] as const

const pageSize = 100

/** Opens the company's budgets with the actions of the main account. */
export function openBudgets(scope: Scope, urlState: UrlState) {
  const list = pagedList(scope, urlState, {
    filters: {
      when: (text: string) => budgetTimes.find((time) => time === text),
      keyword: keywordOf,
    },
    load: (body, options) => scope.call(pageBudgets, { body }, options),
  })
  const done = async (word: 'added' | 'saved' | 'removed') => {
    scope.toasts.brief('success', speaker(budgetMessages, scope.$locale.get())(word))
    await list.page.reload()
  }
  return {
    ...list,
    /** All cost centres, to choose from. */
    centres: resource(async (signal) => {
      const all = []
      for (let pageNumber = 1; pageNumber <= mostCostCentres / pageSize; pageNumber++) {
        const body = { pageNumber, pageSize }
        const { content, totalPages } = await scope.call(pageCostCentres, { body }, { signal, quiet: true })
        all.push(...content)
        if (pageNumber >= totalPages) break
      }
      return all
    }),
    /** @throws CallError if the server rejects it, like `update` */
    async add(body: SentOf<typeof newBudgetFields.fields>) {
      await scope.call(addBudget, { body })
      await done('added')
    },
    async update(id: string, body: SentOf<typeof budgetFields.fields>) {
      await scope.call(changeBudget, { path: { id }, body })
      await done('saved')
    },
    /** Deletes a budget. After a failure the client shows an error. */
    remove: (id: string) =>
      scope.call(deleteBudget, { path: { id } }).then(
        () => done('removed'),
        () => list.page.reload(),
      ),
    exportAll(options: CallOptions) {
      const { when, keyword } = list.$query.get().filters
      const body = { when: budgetTimes.find((time) => time === when), keyword: keywordOf(keyword) }
      return scope.call(exportBudgets, { body }, options)
    },
  }
}

export type BudgetsStore = ReturnType<typeof openBudgets>
