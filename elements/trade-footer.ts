import Footer from '../src/shell/footer/footer'
import { describe } from './description'
import { regionAttributes } from './region-attributes'
import { region } from './element'

export const description = describe({
  tag: 'trade-footer',
  summary: 'What the brand site promises, its help, hotline, codes to scan and licences.',
  reserve: { block: 332 },
  attributes: regionAttributes,
})

export default region(description, Footer)
