import { computed } from 'nanostores'
import * as z from 'zod/mini'
import { speaker } from '../../core/language/messages'
import { shared } from '../../core/host/scope'
import { storedForReader } from '../../session/sign-in/reader-storage'
import type { Goods } from '../goods/goods.contract'
import { pictureOf } from '../goods/goods-unit'
import { compareChoiceMessages } from './compare-choice.messages'

export const mostCompared = 4

const item = z.object({ id: z.string(), name: z.string(), picture: z.string() })
/** Data of a product that the bar shows. The comparison itself loads from the server. */
export type Compared = z.output<typeof item>

/** Goods chosen for comparison, shared by all pages and tabs of a site. */
export const compareOf = shared('compare', (scope) => {
  const {
    $value: $chosen,
    set,
    change,
  } = storedForReader<Compared[]>(scope, 'compare', {
    version: 2,
    shape: z.array(item).check(z.maxLength(mostCompared)),
    initial: [],
  })
  const remove = (id: string) => change((chosen) => chosen.filter((each) => each.id !== id))

  return {
    $chosen,
    $ids: computed($chosen, (chosen) => new Set(chosen.map(({ id }) => id))),
    remove,
    clear: () => set([]),
    /** Adds or removes a product; a fifth one is refused with a message. */
    toggle({ id, goodsName, goodsImageShow }: Pick<Goods, 'id' | 'goodsName' | 'goodsImageShow'>) {
      const chosen = $chosen.get()
      if (chosen.some((each) => each.id === id)) return remove(id)
      if (chosen.length < mostCompared) {
        return set([...chosen, { id, name: goodsName, picture: pictureOf(goodsImageShow) }])
      }
      const say = speaker(compareChoiceMessages, scope.$locale.get())
      scope.toasts.brief('warning', say('full', { n: mostCompared }))
    },
  }
})
