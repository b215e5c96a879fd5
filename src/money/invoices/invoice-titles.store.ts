import { keptList } from '../../account/kept/kept-list.store'
import type { Scope } from '../../core/host/scope'
import { addTitle, deleteTitle, listTitles, setDefaultTitle, updateTitle } from './invoice-titles.contract'
import type { titleForm } from './title-form'

type Values = ReturnType<(typeof titleForm)['values']>

/** Opens the company's invoice titles. */
export const openTitles = (scope: Scope) =>
  keptList(scope, {
    list: (signal) => scope.call(listTitles, {}, { signal, quiet: true }),
    add: (body: Values) => scope.call(addTitle, { body }),
    change: (id, body) => scope.call(updateTitle, { path: { id }, body }),
    drop: (id) => scope.call(deleteTitle, { path: { id } }),
    setDefault: (id) => scope.call(setDefaultTitle, { path: { id } }),
  })
export type TitlesStore = ReturnType<typeof openTitles>
