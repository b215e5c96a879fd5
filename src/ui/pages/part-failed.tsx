import { useStore } from '@nanostores/react'
import type { Resource } from '../../core/store/resource'
import { Button } from '../button'
import { useSay } from '../host'
import { InlineBar } from '../inline-bar'
import { uiMessages } from '../ui.messages'

type PartFailedProps = {
  of: Pick<Resource<unknown>, '$state' | 'reload'>
  /** Name of what failed: 部门. */
  what: string
}

/** Bar with retry for a part of a page that did not load. Empty otherwise, and where the back end has none of it. */
export function PartFailed({ of, what }: PartFailedProps) {
  const say = useSay(uiMessages)
  const state = useStore(of.$state)
  if (state.status !== 'failed' || state.error.kind === 'missing') return null
  return (
    <InlineBar
      tone="danger"
      actions={
        <Button size="small" onClick={() => void of.reload()}>
          {say('retry')}
        </Button>
      }
    >
      {say('failed', { what })}
    </InlineBar>
  )
}
