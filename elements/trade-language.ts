import { LanguagePart } from '../src/site/language/language.lit'
import { commonAttributes, describe } from './description'
import { small } from './runtime/small-element'

export const description = describe({
  tag: 'trade-language',
  small: true,
  summary:
    'The languages of the kit side by side. On a foreign page the choice is for the kit’s elements alone.',
  reserve: { inline: 127, block: 30 },
  attributes: commonAttributes,
  parts: { action: 'A button.' },
})

export default small(description, LanguagePart)
