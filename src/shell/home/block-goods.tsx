import { computed } from 'nanostores'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { Goods } from '../../catalogue/goods/goods.contract'
import { goodsOf } from '../../catalogue/goods/goods-batch.store'
import { Button } from '../../ui/button'
import { elementIs } from '../../ui/element-state'
import { useSay, useScope } from '../../ui/host'
import { homeMessages } from './home.messages'

type BlockGoods = {
  /** Loaded goods by id. Removed goods are missing. */
  found: ReadonlyMap<string, Goods>
  waiting: boolean
  failed: boolean
  retry: () => void
}

/**
 * Loads the goods of a block. All blocks of a page share one call, because they request in the same effect, after
 * rendering, which may take several passes.
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
  // A server runs no effects, so it requests during rendering and renders again.
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

/** Replaces goods that failed to load. */
export function GoodsFailed({ retry }: { retry: () => void }) {
  const say = useSay(homeMessages)
  return (
    <div
      className="home-block-failed row gap-12 center text-dense ink-2"
      role="alert"
      ref={elementIs('failed')}
    >
      {say('failed')}
      <Button size="small" icon="refresh" onClick={retry}>
        {say('retry')}
      </Button>
    </div>
  )
}
