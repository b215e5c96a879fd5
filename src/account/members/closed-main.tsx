import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { EraseMember } from './erase-member'
import { memberMessages } from './members.messages'
import type { MembersStore } from './members.store'

/** Notice about the main account that was closed when the company was handed over, with the way to erase its data. */
export function ClosedMain({ store }: { store: MembersStore }) {
  const say = useSay(memberMessages)
  const former = useStore(store.page.$state).value?.closedMain
  const [asking, ask] = useState(false)
  return (
    former && (
      <InlineBar
        actions={
          <Button size="small" onClick={() => ask(true)}>
            {say('erase')}
          </Button>
        }
      >
        {say('closedMain', { name: former.name })}
        {asking && <EraseMember store={store} account={former} onClose={() => ask(false)} />}
      </InlineBar>
    )
  )
}
