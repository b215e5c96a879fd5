import sheet from '../src/ui/tokens.css?raw'

export type Token = { name: string; value: string }

const declared = /^ {2}(--trade-[\w-]+):\s*([^;]+);/gm

// The fallback for old browsers repeats names: the first block is the list.
const [list = ''] = sheet.split('@supports')

/** Every `--trade-…` that the kit sets, with what it is made of. `--trade-brand` is not among them: pages set it. */
export const tokens: Token[] = [...list.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(declared)].map(
  ([, name = '', value = '']) => ({ name, value: value.replace(/\s+/g, ' ') }),
)
