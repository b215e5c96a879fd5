import { useEffect, useRef, useState } from 'react'
import { Button } from './button'
import { useScope, useSay } from './host'
import sheet from './rich-text.css?sheet'
import { useSheet } from './sheet'
import { Skeleton } from './skeleton'
import { uiMessages } from './ui.messages'

/**
 * Text with markup that somebody wrote in a back office: the one place where the server's HTML becomes nodes.
 * The sanitiser is loaded when there is something to clean.
 */
export function RichText({ html }: { html: string }) {
  useSheet(sheet)
  const say = useSay(uiMessages)
  const { settings } = useScope()
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting')
  const [attempt, retry] = useState(0)

  useEffect(() => {
    let wanted = true
    import('./rich-html')
      .then(({ cleanHtml }) => {
        if (!wanted) return
        box.current?.replaceChildren(cleanHtml(html, settings.api))
        setState('shown')
      })
      .catch(() => wanted && setState('failed'))
    return () => void (wanted = false)
  }, [html, settings.api, attempt])

  return (
    <>
      {state === 'waiting' && (
        <div className="skeleton-lines">
          <Skeleton width="92%" />
          <Skeleton width="84%" />
          <Skeleton width="48%" />
        </div>
      )}
      {state === 'failed' && (
        <p role="alert">
          {say('failed', { what: say('failedContent') })}{' '}
          <Button size="small" onClick={() => retry(attempt + 1)}>
            {say('retry')}
          </Button>
        </p>
      )}
      <div ref={box} className="rich-text" hidden={state !== 'shown'} />
    </>
  )
}
