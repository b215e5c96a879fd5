import { Button } from '../button'
import { useSay } from '../host'
import { Spinner } from '../spinner'
import { uiMessages } from '../ui.messages'
import { lookUpMessages } from './look-up.messages'

type LookUpEndProps = {
  status: 'loading' | 'ready' | 'failed'
  /** Status text, also for screen readers. */
  said: string
  hasMore: boolean
  onMore: () => void
  onAgain: () => void
}

/** Ends the loaded options with their number, a button for more, or a retry. */
export function LookUpEnd({ status, said, hasMore, onMore, onAgain }: LookUpEndProps) {
  const say = useSay(lookUpMessages)
  const sayAgain = useSay(uiMessages)('retry')
  return (
    <div className="look-up-end">
      {status === 'loading' && <Spinner />}
      <span aria-hidden>{said}</span>
      {status === 'failed' && (
        <Button size="small" icon="refresh" onClick={onAgain}>
          {sayAgain}
        </Button>
      )}
      {status === 'ready' && hasMore && (
        <Button size="small" onClick={onMore}>
          {say('more')}
        </Button>
      )}
    </div>
  )
}
