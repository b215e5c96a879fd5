import { attributeName } from '../src/core/host/attribute-name'
import type { TradeEvents } from '../src/core/events'

/** Attribute of an element: its type, default and documentation. */
export type Attribute =
  | { type: 'string'; default?: string; about: string }
  | { type: 'number'; default?: number; about: string }
  | { type: 'boolean'; about: string }
  | { type: 'choice'; of: readonly string[]; default: string; about: string }

/**
 * Size in pixels. `inline`: width within a line of text; `english`: the same in English; `narrow`: height below a width
 * of 480 px; `screen`: at least the height of the window, also once it is rendered, for content that is usually longer.
 */
export type ReservedSize = {
  inline?: number
  english?: number
  block: number
  narrow?: number
  screen?: true
}

/** Public contract of an element. Observed attributes, typings, the manifest and the editor data derive from it. */
export type Description = {
  tag: `trade-${string}`
  summary: string
  /** Space that `tradefront.css` reserves until the element is rendered; absent: none. */
  reserve?: ReservedSize & {
    /** Other sizes by attribute selector. */
    when?: Record<`[${string}]`, ReservedSize>
  }
  /** Attributes by property name; the attribute's name is its kebab-case form. */
  attributes: Record<string, Attribute>
  /** Objects and functions, which only scripts can set. */
  properties?: Record<string, { about: string }>
  events?: Partial<Record<keyof TradeEvents, string>>
  slots?: Record<string, string>
  parts?: Record<string, string>
  cssProperties?: Record<string, string>
  /** Renders without React. */
  small?: boolean
}

type ValueOf<A> = A extends { type: 'string'; default: string }
  ? string
  : A extends { type: 'string' }
    ? string | undefined
    : A extends { type: 'number'; default: number }
      ? number
      : A extends { type: 'number' }
        ? number | undefined
        : A extends { type: 'boolean' }
          ? boolean
          : A extends { type: 'choice'; of: readonly (infer Choice)[] }
            ? Choice
            : never

/** Types of a description's attributes in code. */
export type PropsOf<D extends Description> = {
  [Name in keyof D['attributes']]: ValueOf<D['attributes'][Name]>
}

/** Attributes of all elements. */
export const commonAttributes = {
  theme: { type: 'string', about: '`light`, `dark` or `auto`; default: the page’s setting, else light.' },
  lang: { type: 'string', about: 'Language of this element; default: the nearest `lang` around it.' },
  api: { type: 'string', about: 'Base address of the API, when it differs from the page’s setting.' },
  site: { type: 'string', about: 'Key of the brand site, when it differs from the page’s setting.' },
} as const satisfies Record<string, Attribute>

/** Attributes of an element that shows a product. */
export const goodsNames = {
  goodsId: { type: 'string', default: '', about: 'Id of the product.' },
  skuCode: {
    type: 'string',
    default: '',
    about:
      'Code of a SKU as people know it, in place of `goods-id`: ids may differ between a test shop and the real one. That SKU is shown and added.',
  },
} as const satisfies Record<string, Attribute>

/** Attributes of an element that shows the price of pieces of a SKU. */
export const skuPieces = {
  skuId: { type: 'string', default: '', about: 'Id of a SKU, in place of `goods-id`.' },
  quantity: {
    type: 'number',
    about: 'Pieces that the price is for; default: the smallest order.',
  },
} as const satisfies Record<string, Attribute>

/** Slot of an element that may be empty. */
export const emptySlot = {
  empty: 'In place of what is said when there is nothing to show.',
} as const satisfies Description['slots']

/** Custom property of an element that fills the width of the page. */
export const barRoom = {
  '--trade-bar-room':
    'Room at the end of the page for `trade-floating-bar`, as `56px`; set it on the page. Default: none.',
} as const satisfies Description['cssProperties']

/** Event of an element whose links the page may handle. */
export const navigates = {
  'trade-navigate': 'Before a link is followed; may be cancelled to go there in another way.',
} as const satisfies Description['events']

export const describe = <const D extends Description>(description: D): D => description

/** Receives a developer's mistake in an attribute. */
type Report = (...mistake: [Description, name: string, given: string, wanted: string]) => void

/** Logs a developer's mistake. Its code loads only then. */
const complain: Report = (...mistake) =>
  void import('./runtime/complain').then(
    ({ complain: say }) => say(...mistake),
    () => {},
  )

/** Reads an attribute by HTML rules: an empty boolean is true, an absent or invalid attribute has its default. */
export function readAttribute(
  description: Description,
  name: string,
  given: string | null,
  report: Report = complain,
): unknown {
  const attribute = description.attributes[name]
  if (!attribute) return undefined
  if (attribute.type === 'boolean') return given !== null
  if (given === null) return attribute.default
  if (attribute.type === 'choice') {
    if (attribute.of.includes(given)) return given
    report(description, name, given, `one of ${attribute.of.join(', ')}`)
    return attribute.default
  }
  if (attribute.type === 'string') return given
  const number = given.trim() === '' ? Number.NaN : Number(given)
  if (Number.isFinite(number)) return number
  report(description, name, given, 'a number')
  return attribute.default
}

/**
 * Returns all attributes of an element by property name.
 * @param given returns the text of an attribute; null or undefined if it is absent
 * @param report is called for each invalid attribute; default: logs it once
 */
export const readAttributes = (
  description: Description,
  given: (attribute: string) => string | null | undefined,
  report?: Report,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(description.attributes).map((name) => [
      name,
      readAttribute(description, name, given(attributeName(name)) ?? null, report),
    ]),
  )
