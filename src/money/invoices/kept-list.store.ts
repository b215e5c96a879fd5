import { speaker } from '../../core/messages'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { invoiceMessages } from './invoices.messages'

type Calls<Item, Values> = {
  list: (signal: AbortSignal) => Promise<Item[]>
  add: (body: Values) => Promise<string>
  change: (id: string, body: Values) => Promise<unknown>
  drop: (id: string) => Promise<unknown>
  setDefault: (id: string) => Promise<unknown>
}

/** A short list that a company keeps, with a default one: titles, mailing addresses. */
export function keptList<Item, Values>(scope: Scope, calls: Calls<Item, Values>) {
  const tell = (key: 'saved' | 'removed') =>
    scope.notices.toast('success', speaker(invoiceMessages, scope.$locale.get())(key))
  const items = resource(calls.list, [scope.token.$token])
  return {
    items,
    /** @param id of the one that is changed; none: a new one @throws CallError when the server refuses */
    async save(values: Values, id?: string) {
      if (id === undefined) await calls.add(values)
      else await calls.change(id, values)
      tell('saved')
      await items.reload()
    },
    /** A refusal is said by the client. */
    async drop(id: string) {
      await calls.drop(id).then(
        () => tell('removed'),
        () => {},
      )
      await items.reload()
    },
    async makeDefault(id: string) {
      await calls.setDefault(id).catch(() => {})
      await items.reload()
    },
  }
}
