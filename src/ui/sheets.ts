import base from './base.css?sheet'
import breadcrumb from './pages/breadcrumb.css?sheet'
import button from './button.css?sheet'
import card from './card.css?sheet'
import choice from './forms/choice.css?sheet'
import emptyState from './pages/empty-state.css?sheet'
import inlineBar from './inline-bar.css?sheet'
import input from './forms/input.css?sheet'
import layout from './layout.css?sheet'
import pageFrame from './pages/page-frame.css?sheet'
import picture from './picture.css?sheet'
import price from './price.css?sheet'
import skeleton from './pages/skeleton.css?sheet'
import spinner from './spinner.css?sheet'
import stepper from './forms/stepper.css?sheet'
import tabs from './tabs.css?sheet'
import tag from './tag.css?sheet'
import tokens from './tokens.css?sheet'

/** Tokens, base rules and common components. */
export const partSheets = [
  tokens,
  base,
  button,
  spinner,
  choice,
  input,
  stepper,
  price,
  tag,
  card,
  picture,
  tabs,
  inlineBar,
  skeleton,
  emptyState,
  pageFrame,
  breadcrumb,
]

export { layout }

/** Style sheets of every region. A room adds its own with `useSheet`. */
export const uiSheets = [...partSheets, layout]
