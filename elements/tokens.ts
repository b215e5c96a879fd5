import sheet from '../src/ui/tokens.css?raw'

export type Token = { name: string; value: string }

const declared = /^ +(--trade-[\w-]+):\s*([^;]+);/gm

// The fallback for old browsers repeats names: the first block is the list.
const [list = '', fallback = ''] = sheet.split('@supports')

const declaredIn = (block: string): Token[] =>
  [...block.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(declared)].map(([, name = '', value = '']) => ({
    name,
    value: value.replace(/\s+/g, ' '),
  }))

/** Every `--trade-…` that the kit sets, with what it is made of. `--trade-brand` is not among them: pages set it. */
export const tokens = declaredIn(list)

/** What those that are made from the brand are with the default one. */
export const fallbackTokens = declaredIn(fallback)
