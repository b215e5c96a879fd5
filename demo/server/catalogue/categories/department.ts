import type { BrandName } from './brands'

/** A third-level category and how its goods are made up. */
export type Kind = {
  name: string
  /** Names of line drawings (images/drawings), of nothing else; products show them in their own colours. */
  drawings: string[]
  /** The unit a price is for, and larger units with the pieces they hold. */
  unit: string
  packs?: [unit: string, pieces: number][]
  /** Retail price of one unit in the currency of the shop that sells it: cheapest and dearest. */
  price: [low: number, high: number]
  /** Smallest order in units; quantities go up in this step too when `step` is left out. */
  minOrder: number
  step?: number
  /** Model numbers or leading sizes that stand in the name. */
  models: string[]
  /** Phrases without digits that tell goods of one brand apart; with the brands they make every name unique. */
  styles: string[]
  /** Attribute values by label: at least three, all become filters. */
  attributes: Record<string, string[]>
  /** The attribute along which the SKUs of one goods differ. */
  sizes: string
}

export type Department = {
  name: string
  /** The two words of the category panel, joined by a slash. */
  alias: string
  icon: string
  /** Brands (from brands.seed.ts) that sell in this department. */
  brands: BrandName[]
  hotModels: string[]
  groups: { name: string; kinds: Kind[] }[]
}
