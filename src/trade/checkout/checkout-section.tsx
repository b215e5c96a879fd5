import type { ReactNode } from 'react'

type CheckoutSectionProps = {
  title: string
  /** Field name, so that a failed submit can scroll to this section. */
  field?: string
  /** Content beside the title. */
  note?: ReactNode
  /** Content at the end of the title row. */
  actions?: ReactNode
  children: ReactNode
}

/** Titled section of the checkout card. */
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
