import { speaker } from '../../core/language/messages'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { unlessBug } from '../../core/api/call-error'
import { keptMessages } from './kept.messages'

type Calls<Item, Values> = {
  list: (signal: AbortSignal) => Promise<Item[]>
  add: (body: Values) => Promise<string>
  change: (id: string, body: Values) => Promise<unknown>
  drop: (id: string) => Promise<unknown>
  setDefault: (id: string) => Promise<unknown>
}

/** Opens a short list of a company with one default entry, such as addresses or invoice titles. */
export function keptList<Item, Values>(scope: Scope, calls: Calls<Item, Values>) {
  const tell = (key: 'saved' | 'removed') =>
    scope.toasts.brief('success', speaker(keptMessages, scope.$locale.get())(key))
  const items = resource(calls.list, [scope.token.$token])
  return {
    items,
    /**
     * @param id id of the entry to edit, without it a new one is added
     * @returns its id, after the list has reloaded
     * @throws CallError if the server rejects it
     */
    async save(values: Values, id?: string): Promise<string> {
      if (id !== undefined) await calls.change(id, values)
      const saved = id ?? (await calls.add(values))
      tell('saved')
      await items.reload()
      return saved
    },
    /** Deletes an entry. After a failure the client shows an error. */
    async drop(id: string) {
      await calls.drop(id).then(() => tell('removed'), unlessBug)
      await items.reload()
    },
    async makeDefault(id: string) {
      await calls.setDefault(id).catch(unlessBug)
      await items.reload()
    },
  }
}
