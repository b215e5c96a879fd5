import Footer from '../src/shell/footer/footer'
import { barRoom, describe } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-footer',
  summary: 'What the brand site promises, its help, hotline, codes to scan and licences.',
  reserve: { block: 332 },
  cssProperties: barRoom,
  attributes: regionAttributes,
})

export default region(description, Footer)
