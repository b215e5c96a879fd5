import type { CallError } from '../../core/api/call-error'
import { siteShut } from '../../core/api/site-shut'
import { Button } from '../button'
import { EmptyState } from './empty-state'
import { useSay } from '../host'
import { uiMessages } from '../ui.messages'

type FailedProps = {
  error: CallError
  /** Name of what failed: 商品列表. */
  what?: string
  /** Sentence about what is not affected: 购物车不受影响。 */
  safe?: string
  onRetry: () => void
  /** Shows a back button. */
  onBack?: () => void
}

/** Failure of loading, with reason and retry. */
export function Failed({ error, what, safe = '', onRetry, onBack }: FailedProps) {
  const say = useSay(uiMessages)
  const missing = error.kind === 'missing'
  const shut = error.code === siteShut
  const reason = error.kind === 'network' ? say('timeout') : error.title || say('failedText')
  return (
    <EmptyState
      state="failed"
      drawing={missing ? 'bolt' : 'plug'}
      title={
        shut ? say('shut') : missing ? say('missing') : say('failed', { what: what ?? say('failedContent') })
      }
      text={missing ? say('missingText') : say('failedSafe', { reason, safe: shut ? '' : safe })}
      actions={
        <>
          {!missing && (
            <Button variant="primary" icon="refresh" onClick={onRetry}>
              {say('retry')}
            </Button>
          )}
          {onBack && <Button onClick={onBack}>{say('back')}</Button>}
        </>
      }
    />
  )
}
