import { tokens } from '../../elements/tokens'
import sheet from '../../src/ui/tokens.css?raw'

const dark = /:host\(:state\(dark\)\)/g

/**
 * The kit's tokens for the documentation's own pages: on the root, and on every element with `data-theme`. The kit
 * sets them on the host of each shadow root.
 */
export const pageTokens = sheet.replace(dark, '[data-theme="dark"]').replace(/:host/g, ':root,\n[data-theme]')

const groups: [title: string, begins: RegExp][] = [
  ['Brand', /^--trade-(brand|on-brand|focus)/],
  ['Type', /^--trade-(font|text|row|bold)/],
  ['Corners and shadow', /^--trade-(radius|pop)/],
  ['Layers', /^--trade-layer/],
  ['Motion', /^--trade-(t\d|ease)/],
  ['Meaning', /^--trade-(success|warn|danger|on-danger|price)/],
  ['Ground, lines and ink', /./],
]

/** Tokens by purpose. Each is in the first group that matches its name. */
export const tokenGroups = groups.map(([title]) => ({
  title,
  tokens: tokens.filter(({ name }) => groups.find(([, begins]) => begins.test(name))?.[0] === title),
}))
