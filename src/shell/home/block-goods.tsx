import { computed } from 'nanostores'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { Goods } from '../../catalogue/goods/goods.contract'
import { goodsOf } from '../../catalogue/goods/goods-batch.store'
import { Button } from '../../ui/button'
import { elementIs } from '../../ui/element-state'
import { useSay, useScope } from '../../ui/host'
import { homeMessages } from './home.messages'

type BlockGoods = {
  /** By id, as far as they are known; what the shop does not have any more is missing. */
  found: ReadonlyMap<string, Goods>
  waiting: boolean
  failed: boolean
  retry: () => void
}

/**
 * Goods of a block. All blocks of a page are asked for in one call, because they ask in the same moment: when the
 * page is in place. Not while it is drawn, which may take several turns.
 */
export function useBlockGoods(ids: readonly string[]): BlockGoods {
  const scope = useScope()
  const goods = goodsOf(scope)
  const key = ids.join()
  const $states = useMemo(() => {
    const wanted = key.split(',')
    return computed(
      wanted.map((id) => goods.one(id)),
      (...states) => states,
    )
  }, [goods, key])
  // On a server nothing is ever in place: it asks while it draws, and draws again.
  if (scope.passing) $states.get()
  const [states, setStates] = useState(() => goods.drawn(ids))
  useLayoutEffect(() => $states.subscribe(setStates), [$states])
  const found = states.flatMap(({ value }) => (value ? [[value.id, value] as const] : []))
  return {
    found: new Map(found),
    waiting: states.length === 0 || states.some(({ status, value }) => status === 'loading' && !value),
    failed: states.some(({ status, value }) => status === 'failed' && !value),
    retry: goods.reload,
  }
}

/** In place of goods that did not come. */
export function GoodsFailed({ retry }: { retry: () => void }) {
  const say = useSay(homeMessages)
  return (
    <div className="home-block-failed" role="alert" ref={elementIs('failed')}>
      {say('failed')}
      <Button size="small" icon="refresh" onClick={retry}>
        {say('retry')}
      </Button>
    </div>
  )
}
