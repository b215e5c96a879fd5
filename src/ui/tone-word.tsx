import type { ReactNode } from 'react'
import type { Tone } from '../core/language/dictionary'
import { classNames } from './class-names'

type ToneWordProps = {
  tone: Tone
  /** 14 instead of 12 px. */
  large?: boolean
  children: ReactNode
}

/** Text with a dot in the colour of its tone; `plain` has no dot. */
export const ToneWord = ({ tone, large = false, children }: ToneWordProps) => (
  <span className={classNames('tone-word', `tone-word-${tone}`, large && 'tone-word-large')}>{children}</span>
)
