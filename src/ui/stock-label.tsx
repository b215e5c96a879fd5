import { useSay } from './host'
import { ToneWord } from './tone-word'
import { uiMessages } from './ui.messages'

type StockLabelProps = {
  /** `unknown` shows no label. */
  state: 'adequate' | 'tight' | 'out' | 'short' | 'unknown'
  /** Available quantity; set only if it limits the buyer. */
  left?: number
  unit?: string
}

const tones = { adequate: 'done', tight: 'waits', out: 'ended', short: 'waits' } as const

export function StockLabel({ state, left, unit = '' }: StockLabelProps) {
  const say = useSay(uiMessages)
  if (state === 'unknown') return null
  return (
    <ToneWord tone={tones[state]}>
      {left === undefined || state === 'out' || state === 'short'
        ? say(state)
        : say('left', { n: left, unit })}
    </ToneWord>
  )
}
