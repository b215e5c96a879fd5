import { fallbackTokens, tokens } from './tokens'

export type Theme = 'light' | 'dark'
type Value = { $type: string; $value: unknown }

const cases = /var\(--_l, ((?:[^()]|\([^()]*\))+)\) var\(--_d, ((?:[^()]|\([^()]*\))+)\)/g
const inTheme = (value: string, theme: Theme) =>
  value.replace(cases, (_, light: string, dark: string) => (theme === 'light' ? light : dark))

const share = (hex: string) => Math.round((Number.parseInt(hex, 16) / 255) * 1e4) / 1e4

/** Parses `#rrggbb` or `rgb(r g b / alpha)`. */
function colorOf(text: string) {
  const [, red, green, blue, alpha = '1'] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text) ?? []
  const hex = red
    ? `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
    : text
  const components = hex.slice(1).match(/../g)?.map(share)
  if (components?.length !== 3) throw new Error(`${text} is no colour that design tokens know`)
  return { colorSpace: 'srgb', components, alpha: Number(alpha), hex }
}

const lengthOf = (text: string) => ({ value: Number.parseFloat(text), unit: 'px' })

/** Parses a box shadow: offsets, blur and colour. */
function shadowOf(text: string) {
  const [, x = '', y = '', blur = '', color = ''] = /^(\S+) (\S+) (\S+) (.+)$/.exec(text) ?? []
  const [offsetX, offsetY, size, spread] = [x, y, blur, '0'].map(lengthOf)
  return { color: colorOf(color), offsetX, offsetY, blur: size, spread }
}

const kinds: [name: RegExp, $type: string, read: (text: string) => unknown][] = [
  [/^(text|row|radius)-/, 'dimension', lengthOf],
  [/^t\d$/, 'duration', (text) => ({ value: Number.parseFloat(text), unit: 'ms' })],
  [/^ease$/, 'cubicBezier', (text) => text.match(/-?[\d.]+/g)?.map(Number)],
  [/^bold$/, 'fontWeight', Number],
  [/^(layer|tile-dim)-/, 'number', Number],
  [/^font$/, 'fontFamily', (text) => text.split(',').map((name) => name.trim().replaceAll("'", ''))],
  [/^pop$/, 'shadow', shadowOf],
  [/./, 'color', colorOf],
]

function valueOf(name: string, text: string): Value {
  const [, $type = '', read] = kinds.find(([of]) => of.test(name)) ?? []
  const [, other] = /^var\(--trade-([\w-]+)\)$/.exec(text) ?? []
  return { $type, $value: other ? `{${other}}` : read?.(text) }
}

/**
 * Returns the tokens of a theme in the format of the Design Tokens Community Group, for Figma and other tools. Tokens
 * derived from the brand colour have the value of the default one.
 */
export function designTokens(theme: Theme): Record<string, Value> {
  const settled = new Map(fallbackTokens.map(({ name, value }) => [name, value]))
  return Object.fromEntries(
    tokens.map(({ name, value }) => {
      const own = name.replace('--trade-', '')
      return [own, valueOf(own, inTheme(settled.get(name) ?? value, theme))]
    }),
  )
}
