import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { useMemo } from 'react'
import { isMissing } from '../../../core/api/missing'
import type { Resource } from '../../../core/store/resource'
import { Button } from '../../../ui/button'
import { useSay } from '../../../ui/host'
import { InlineBar } from '../../../ui/inline-bar'
import { uiMessages } from '../../../ui/ui.messages'
import { goodsDetailMessages } from './goods-detail.messages'

type Part = Pick<Resource<unknown>, '$state' | 'reload'>

/** Message that related content failed to load, with one retry for all parts; renders nothing if all loaded. */
export function UnloadedParts({ of }: { of: readonly Part[] }) {
  const say = useSay(goodsDetailMessages)
  const sayUi = useSay(uiMessages)
  const $unloaded = useMemo(
    () =>
      computed(
        of.map(({ $state }) => $state),
        (...states) =>
          of.filter((_, at) => {
            const state = states[at]
            // Skips parts that the back end does not implement.
            return state?.status === 'failed' && !isMissing(state.error)
          }),
      ),
    [of],
  )
  const unloaded = useStore($unloaded)
  if (unloaded.length === 0) return null
  return (
    <InlineBar
      tone="warn"
      actions={
        <Button size="small" onClick={() => unloaded.forEach((part) => void part.reload())}>
          {sayUi('retry')}
        </Button>
      }
    >
      {say('unloaded')}
    </InlineBar>
  )
}
