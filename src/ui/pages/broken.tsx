import { Button } from '../button'
import { EmptyState } from './empty-state'
import { useSay } from '../host'
import { uiMessages } from '../ui.messages'

/** What an element shows when drawing it failed. Stands outside of its wrapper and brings its own. */
export function Broken({ retry }: { retry: () => void }) {
  const say = useSay(uiMessages)
  return (
    <div className="trade-root">
      <EmptyState
        state="failed"
        drawing="plug"
        title={say('broken')}
        actions={
          <Button icon="refresh" onClick={retry}>
            {say('retry')}
          </Button>
        }
      />
    </div>
  )
}
