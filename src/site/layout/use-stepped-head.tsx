import { useStore } from '@nanostores/react'
import { useEffect, type ReactNode } from 'react'
import { useScope } from '../../ui/host'
import { Steps } from '../../ui/pages/steps'
import { layoutOf } from './layout.store'
import { steppedHeadOf } from './stepped-head.store'

/**
 * Title and steps of a page: they stand in the shop's head where that is the one of such pages, else above the page.
 * @returns what the page's frame draws of it, and a heading for those who do not see the head
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
