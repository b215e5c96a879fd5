import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button'
import { useScope, useSay } from './host'
import sheet from './rich-text.css?sheet'
import { useSheet } from './sheet'
import { Skeleton } from './skeleton'
import { uiMessages } from './ui.messages'

type Sanitiser = typeof import('./rich-html')

// Comes while the text itself is asked for, which is then there in its full height at once.
let sanitiser: Sanitiser | undefined
const load = async () => (sanitiser = await import('./rich-html'))
load().catch(() => {})

/** Text with markup that somebody wrote in a back office: the one place where the server's HTML becomes nodes. */
export function RichText({ html }: { html: string }) {
  useSheet(sheet)
  const say = useSay(uiMessages)
  const { settings } = useScope()
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting')
  const [attempt, retry] = useState(0)

  useLayoutEffect(() => {
    let wanted = true
    const show = ({ cleanHtml }: Sanitiser) => {
      if (!wanted) return
      box.current?.replaceChildren(cleanHtml(html, settings.api))
      setState('shown')
    }
    if (sanitiser) show(sanitiser)
    else
      load()
        .then(show)
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
