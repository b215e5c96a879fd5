import type { ReactNode } from 'react'
import { inUnits, type Counted } from '../../core/in-units'
import { Icon } from '../icons/icon'

type DocumentProps = {
  /** Names it for screen readers. */
  label: string
  /** When it was made, its number, and what it has to do with; the way to all of it comes last. */
  head: ReactNode
  lines: ReactNode
  amount: ReactNode
  state: ReactNode
  actions: ReactNode
}

/** One document of a list: when, what, how much, how it stands, and what can be done. */
export const DocumentBlock = ({ label, head, lines, amount, state, actions }: DocumentProps) => (
  <section className="card document button-wakes" aria-label={label} part="row">
    <header className="document-head">{head}</header>
    <div className="document-body">
      {lines}
      <div className="document-amount">{amount}</div>
      <div className="document-state">{state}</div>
      <div className="document-actions">{actions}</div>
    </div>
  </section>
)

export const DocumentShop = ({ name }: { name: string }) => (
  <span className="document-shop">
    <Icon name="store" size={14} />
    {name}
  </span>
)

/** Goods and how many of them. */
export const DocumentLine = ({
  line,
  children,
}: {
  line: Counted & { quantity: number }
  children: ReactNode
}) => (
  <li className="document-line">
    {children}
    <span className="document-quantity">× {inUnits(line.quantity, line)}</span>
  </li>
)
