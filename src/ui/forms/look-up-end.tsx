import { Button } from '../button'
import { useSay } from '../host'
import { Spinner } from '../spinner'
import { uiMessages } from '../ui.messages'
import { lookUpMessages } from './look-up.messages'

type LookUpEndProps = {
  status: 'loading' | 'ready' | 'failed'
  /** What is said of the options to screen readers, too. */
  said: string
  hasMore: boolean
  onMore: () => void
  onAgain: () => void
}

/** Below the options that came: how many there are, and the way to the others; of a page that did not come another try. */
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
