import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { actions } from '../../core/host/actions'
import { BearingDrawing } from '../../ui/icons/bearing-drawing'
import { useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { useSheet } from '../../ui/sheet'
import { sessionOf } from '../sign-in/session.store'
import { useRegisterSteps } from './register-steps'
import sheet from './registration.css?sheet'
import { registrationMessages } from './registration.messages'

const claims = {
  buyer: { claim: 'reasons', reasons: ['reasonPrices', 'reasonCredit', 'reasonOrders'] },
  supplier: {
    claim: 'supplierReasons',
    reasons: ['supplierReasonBuyers', 'supplierReasonGoods', 'supplierReasonMoney'],
  },
} as const
type Reader = keyof typeof claims

/** Benefits of an account, and the other ways to register. */
function RegisterAside({ reader }: { reader: Reader }) {
  const scope = useScope()
  const say = useSay(registrationMessages)
  const { link } = useRegisterSteps()
  const visitor = useStore(sessionOf(scope).$session).state === 'visitor'
  return (
    <aside className="registration-aside">
      <p className="text-h1 bold">{say(claims[reader].claim)}</p>
      <ul className="registration-reasons stack gap-12 text-dense">
        {claims[reader].reasons.map((reason) => (
          <li key={reason} className="row gap-8">
            <Icon name="check" />
            {say(reason)}
          </li>
        ))}
      </ul>
      {visitor && (
        <p className="registration-way row stretch between above-12 text-dense">
          {say('hasAccount')}
          <button type="button" className="link" onClick={() => actions.openLogin?.(scope)}>
            {say('logIn')}
          </button>
        </p>
      )}
      {reader === 'buyer' && (
        <p className="registration-way row stretch between above-12 text-dense">
          {say('forSuppliers')}
          <a className="link" {...link('supplier')}>
            {say('supplierLink')}
          </a>
        </p>
      )}
      <BearingDrawing className="registration-drawing" />
    </aside>
  )
}

type RegisterFrameProps = {
  title: string
  text?: string
  /** Audience of the benefits. */
  reader?: Reader
  children: ReactNode
}

/** Frame of the registration pages. */
export function RegisterFrame({ title, text, reader = 'buyer', children }: RegisterFrameProps) {
  useSheet(sheet)
  return (
    <div className="registration">
      <div className="registration-frame">
        <section className="registration-main">
          <h1 className="text-h1 bold" part="title">
            {title}
          </h1>
          {text && <p className="above-4 ink-2">{text}</p>}
          {children}
        </section>
        <RegisterAside reader={reader} />
      </div>
    </div>
  )
}
