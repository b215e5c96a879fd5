import { atom } from 'nanostores'

/** Creates a store of ids selected in a list. */
export function openChosen() {
  const $chosen = atom<ReadonlySet<string>>(new Set())
  return {
    $chosen,
    choose(ids: readonly string[], chosen: boolean) {
      const next = new Set($chosen.get())
      for (const id of ids) {
        if (chosen) next.add(id)
        else next.delete(id)
      }
      $chosen.set(next)
    },
    /** Drops selected ids that can no longer be selected. @param ids those that can */
    keep: (ids: readonly string[]) => $chosen.set(new Set(ids.filter((id) => $chosen.get().has(id)))),
    clear: () => $chosen.set(new Set()),
  }
}
