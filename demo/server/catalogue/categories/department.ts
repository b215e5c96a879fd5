import type { BrandName } from './brands'

/** A third-level category and the data from which its goods are generated. */
export type Kind = {
  name: string
  /** Names of line drawings (images/drawings). Products show them in their own colours. */
  drawings: string[]
  /** Price unit, and larger pack units with their number of pieces. */
  unit: string
  packs?: [unit: string, pieces: number][]
  /** Lowest and highest retail price of one unit, in the currency of the shop that sells it. */
  price: [low: number, high: number]
  /** Minimum order quantity in units. Also the quantity step unless `step` is set. */
  minOrder: number
  step?: number
  /** Model numbers or leading sizes that appear in the name. */
  models: string[]
  /** Phrases without digits that distinguish goods of one brand. Combined with the brands they make every name unique. */
  styles: string[]
  /** Attribute values by label, at least two each. All become filters. */
  attributes: Record<string, string[]>
  /** Label of the attribute that distinguishes the SKUs of a product. */
  sizes: string
}

/** Data of a department: demo/data/zh/departments, with English words in demo/data/en/departments. */
export type Department = {
  name: string
  /** Two words of the category panel, separated by a slash. */
  alias: string
  icon: string
  /** Brands that sell in this department. */
  brands: BrandName[]
  hotModels: string[]
  groups: { name: string; kinds: Kind[] }[]
}
