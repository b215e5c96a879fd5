import { Button } from '../button'
import { EmptyState } from './empty-state'
import { useSay } from '../host'
import { uiMessages } from '../ui.messages'

/** Error in place of an element that failed to render. It brings its own wrapper. */
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
