import type { BrandName } from '../categories/brands'

export type OwnSku = {
  spec: Record<string, string>
  /** Retail price in yuan. */
  price: number
  stock: number
  safety?: number
  code?: string
  minOrder?: number
  /** Prices of all members in yuan, by the quantity from which they hold. */
  memberPrices?: [minQuantity: number, price: number][]
}

/** What is said of a product by hand; all else is made up from its kind. */
export type OwnFacts = {
  /** Retail price of the first SKU in yuan. */
  price?: number
  /** Whether a brand price hides its prices from visitors. */
  discreet?: boolean
  /** Beside the kind's attributes, or instead of what would be made up for them. */
  attributes?: Record<string, string>
  skus?: OwnSku[]
  stock?: 'out' | 'tight' | 'adequate'
  sales?: number
  minOrder?: number
  drawings?: string[]
  custom?: boolean
  /** Address of a film about it. */
  video?: string
}

/** A product that the shop's pages show by name. */
export type Hero = OwnFacts & { kind: string; brand: BrandName; model: string; style: string }
