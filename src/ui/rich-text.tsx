import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button'
import { elementIs } from './element-state'
import { useSay, useScope, useTakenOver } from './host'
import sheet from './rich-text.css?sheet'
import { useSheet } from './sheet'
import { Skeleton } from './pages/skeleton'
import { uiMessages } from './ui.messages'

type Sanitiser = typeof import('./rich-html')

let sanitiser: Sanitiser | undefined
const load = async () => (sanitiser = await import('./rich-html'))

/**
 * Loads the code of rich text while the text itself loads.
 * @returns whether it has loaded or failed, so that a page can show the text in its full height at once
 */
export function useRichTextReady(): boolean {
  const { clean } = useScope()
  const taken = useTakenOver(clean !== undefined)
  const [ready, setReady] = useState(clean !== undefined || taken || sanitiser !== undefined)
  useEffect(() => {
    if (ready) return
    const show = () => setReady(true)
    load().then(show, show)
  }, [ready])
  return ready
}

/** Marks the content of the box as foreign for React. A constant, because a new object would make React write to the box. */
const filled = { __html: '' }

/** Rich text from the server: the only place where its HTML becomes nodes. */
export function RichText({ html }: { html: string }) {
  useSheet(sheet)
  const say = useSay(uiMessages)
  const { settings, clean } = useScope()
  const taken = useTakenOver(clean !== undefined)
  const box = useRef<HTMLDivElement>(null)
  /** Server-rendered text, while it is in the page. */
  const standing = useRef(taken ? html : undefined)
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>(clean || taken ? 'shown' : 'waiting')
  const [attempt, retry] = useState(0)

  useLayoutEffect(() => {
    if (standing.current === html) return undefined
    standing.current = undefined
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

  // Pictures that fail to load are replaced by text, also those that failed before hydration.
  useEffect(() => {
    const inside = box.current
    if (!inside) return undefined
    const lose = (img: HTMLImageElement) => {
      if (img.hidden) return
      img.hidden = true
      img.after(say('noPicture'))
    }
    const look = ({ target }: Event) => target instanceof HTMLImageElement && lose(target)
    inside.addEventListener('error', look, true)
    for (const img of inside.querySelectorAll('img'))
      if (img.complete && img.naturalWidth === 0) void img.decode().catch(() => lose(img))
    return () => inside.removeEventListener('error', look, true)
  }, [state, html, say])

  const drawn = clean ? { __html: clean(html, settings.api) } : filled
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
        <p role="alert" ref={elementIs('failed')}>
          {say('failed', { what: say('failedContent') })}{' '}
          <Button size="small" onClick={() => retry(attempt + 1)}>
            {say('retry')}
          </Button>
        </p>
      )}
      <div
        ref={box}
        className="rich-text"
        hidden={state !== 'shown'}
        // Not for text that we sanitise ourselves, where React would write to the box.
        dangerouslySetInnerHTML={clean || taken ? drawn : undefined}
        suppressHydrationWarning
      />
    </>
  )
}
