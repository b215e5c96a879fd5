import { ThemeTogglePart } from '../src/shell/header/theme-toggle.lit'
import { commonAttributes, describe } from './description'
import { small } from './runtime/small-element'

export const description = describe({
  tag: 'trade-theme-toggle',
  small: true,
  summary:
    'Light or dark for all elements of the page; shows nothing where the brand site or the page allows no choice.',
  reserve: { inline: 70, block: 28 },
  attributes: commonAttributes,
  parts: { action: 'The button.' },
})

export default small(description, ThemeTogglePart)
