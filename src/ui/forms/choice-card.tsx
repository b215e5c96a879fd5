import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { usePartSheet } from '../sheet'
import sheet from './choice-card.css?sheet'

type ChoiceCardProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** Puts the circle at the end of the card. */
  end?: boolean
}

/** Radio button as a card, for addresses, payment methods and the like. */
export function ChoiceCard({ end = false, children, className, ...rest }: ChoiceCardProps) {
  usePartSheet(sheet)
  return (
    <label className={classNames('choice-card', end && 'choice-card-end', className)}>
      <input {...rest} type="radio" className="radio" />
      <span className="choice-card-body">{children}</span>
    </label>
  )
}
