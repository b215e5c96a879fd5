import sheet from '../src/ui/tokens.css?raw'

export type Token = { name: string; value: string }

const declared = /^ +(--trade-[\w-]+):\s*([^;]+);/gm

// The block for old browsers repeats names; the first block is the list.
const [list = '', fallback = ''] = sheet.split('@supports')

const declaredIn = (block: string): Token[] =>
  [...block.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(declared)].map(([, name = '', value = '']) => ({
    name,
    value: value.replace(/\s+/g, ' '),
  }))

/** Every `--trade-…` property of the kit with its definition. `--trade-brand` is not among them, because pages set it. */
export const tokens = declaredIn(list)

/** Values of the derived tokens for the default brand colour. */
export const fallbackTokens = declaredIn(fallback)
