import { Button } from './button'
import { useSay } from './host'
import { StateDrawing } from './state-drawing'
import { uiMessages } from './ui.messages'

/** What an element shows when drawing it failed. Stands outside of its wrapper and brings its own. */
export function Broken({ retry }: { retry: () => void }) {
  const say = useSay(uiMessages)
  return (
    <div className="trade-root">
      <div className="empty-state" part="error" role="alert">
        <StateDrawing name="plug" />
        <h2 className="empty-state-title">{say('broken')}</h2>
        <div className="empty-state-actions">
          <Button icon="refresh" onClick={retry}>
            {say('retry')}
          </Button>
        </div>
      </div>
    </div>
  )
}
