import type { ReactNode } from 'react'
import { inUnits, type Counted } from '../../core/text/in-units'
import { Icon } from '../icons/icon'

type DocumentProps = {
  /** Accessible name. */
  label: string
  /** Date, number and related documents, and last the link to the document. */
  head: ReactNode
  lines: ReactNode
  amount: ReactNode
  state: ReactNode
  actions: ReactNode
}

/** One document of a list: head, lines, amount, state and actions. */
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

/** Goods with their quantity. */
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
