import { useStore } from '@nanostores/react'
import { useEffect, type ReactNode } from 'react'
import { useScope } from '../../ui/host'
import { Steps } from '../../ui/pages/steps'
import { layoutOf } from './layout.store'
import { steppedHeadOf } from './stepped-head.store'

/**
 * Shows a page's title and steps in the shop's header if its layout is `focused`, otherwise above the page.
 * @returns props for the page frame, and a heading for screen readers
 */
export function useSteppedHead(title: string, steps: readonly string[], current: number) {
  const scope = useScope()
  const $head = steppedHeadOf(scope)
  const isInHead = useStore(layoutOf(scope)).kind === 'focused'
  const words = steps.join('\n')
  useEffect(() => {
    $head.set({ title, steps: <Steps items={words.split('\n')} current={current} /> })
    return () => $head.set(undefined)
  }, [$head, title, words, current])
  const heading: ReactNode = <h1 className="visually-hidden">{title}</h1>
  const actions: ReactNode = <Steps items={steps} current={current} />
  return isInHead ? { heading, frame: {} } : { heading: null, frame: { title, actions } }
}
