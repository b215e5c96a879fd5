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
    <header className="row wrap gap-12 row-gap-4 baseline below-12">
      <h2 className="text-h3 bold">{title}</h2>
      {note && <span className="text-dense ink-2">{note}</span>}
      {actions && <span className="row wrap gap-16 row-gap-0 stretch push text-dense ink-2">{actions}</span>}
    </header>
    {children}
  </section>
)
