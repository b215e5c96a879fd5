import type { ReactNode } from 'react'

type CheckoutSectionProps = {
  title: string
  /** What it is about, for a failed submit that goes there. */
  field?: string
  /** Beside the title. */
  note?: ReactNode
  /** At the end of the title's row. */
  actions?: ReactNode
  children: ReactNode
}

/** One part of the card, below its heading. */
export const CheckoutSection = ({ title, field, note, actions, children }: CheckoutSectionProps) => (
  <section className="checkout-section" data-field={field}>
    <header className="checkout-section-head">
      <h2 className="checkout-section-title">{title}</h2>
      {note && <span className="checkout-section-note">{note}</span>}
      {actions && <span className="checkout-section-actions">{actions}</span>}
    </header>
    {children}
  </section>
)
