import { speaker } from '../../core/messages'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { unlessBug } from '../../core/call-error'
import { keptMessages } from './kept.messages'

type Calls<Item, Values> = {
  list: (signal: AbortSignal) => Promise<Item[]>
  add: (body: Values) => Promise<string>
  change: (id: string, body: Values) => Promise<unknown>
  drop: (id: string) => Promise<unknown>
  setDefault: (id: string) => Promise<unknown>
}

/** A short list that a company keeps, with a default one: addresses, titles. */
export function keptList<Item, Values>(scope: Scope, calls: Calls<Item, Values>) {
  const tell = (key: 'saved' | 'removed') =>
    scope.toasts.brief('success', speaker(keptMessages, scope.$locale.get())(key))
  const items = resource(calls.list, [scope.token.$token])
  return {
    items,
    /**
     * @param id of the one that is changed; none: a new one
     * @returns its id, once the list has it
     * @throws CallError when the server refuses
     */
    async save(values: Values, id?: string): Promise<string> {
      if (id !== undefined) await calls.change(id, values)
      const saved = id ?? (await calls.add(values))
      tell('saved')
      await items.reload()
      return saved
    },
    /** A refusal is said by the client. */
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
