import { RequirementDialog } from '../src/trade/requirement/requirement-dialog'
import { describe } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-requirement',
  summary:
    'The dialog in which a buyer says what is to be made of custom goods; it opens when a button asks for it, and comes by itself where no page has placed it.',
  attributes: regionAttributes,
  parts: { dialog: 'The dialog.', action: 'A button.' },
})

export default region(description, RequirementDialog)
