import CompanySwitch from '../src/account/organisation/company-switch'
import { describe } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-company-switch',
  summary:
    'The companies for which a person can act, to continue in another one. Empty for visitors, for people with one company, and where the back end has none of it.',
  attributes: regionAttributes,
  parts: { action: 'The button.' },
})

export default region(description, CompanySwitch)
