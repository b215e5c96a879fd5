import { createElement } from 'react'
import RegisterEmailPage from '../src/session/registration/register-email.page'
import { RegisterMemory } from '../src/session/registration/register-steps'
import RegisterSettlementPage from '../src/session/registration/register-settlement.page'
import RegisterSuccessPage from '../src/session/registration/register-success.page'
import RegisterSupplierPage from '../src/account/company/register-supplier.page'
import RegisterPage from '../src/session/registration/register.page'
import { describe, navigates, type PropsOf } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-register',
  summary:
    'Registers: an account by phone or e-mail, an enterprise membership, a supplier. Goes from page to page inside itself where the host has no addresses for them.',
  reserve: { block: 759 },
  attributes: {
    ...regionAttributes,
    page: {
      type: 'choice',
      of: ['phone', 'email', 'settlement', 'supplier', 'success'],
      default: 'phone',
      about: 'The page to begin with; `settlement` opens an enterprise membership.',
    },
  },
  events: {
    'trade-session-change': 'Somebody registered and is logged in; told on the document.',
    ...navigates,
  },
  parts: {
    title: 'The heading.',
    action: 'A button.',
    error: 'What is said when a page did not load.',
    dialog: 'The agreements.',
    empty: 'What visitors are told where an account is needed.',
  },
})

const pages = {
  phone: RegisterPage,
  email: RegisterEmailPage,
  settlement: RegisterSettlementPage,
  supplier: RegisterSupplierPage,
  success: RegisterSuccessPage,
}

const Register = ({ page }: PropsOf<typeof description>) =>
  createElement(RegisterMemory, { key: page, first: page, pages })

export default region(description, Register)
