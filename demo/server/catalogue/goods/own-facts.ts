import type { BrandName } from '../categories/brands'

export type OwnSku = {
  spec: Record<string, string>
  /** Retail price in yuan. */
  price: number
  stock: number
  safety?: number
  code?: string
  minOrder?: number
  /** Prices for all members in yuan, by minimum quantity. */
  memberPrices?: [minQuantity: number, price: number][]
}

/** Hand-written data of a product. The rest is generated from its kind. */
export type OwnFacts = {
  /** Retail price of the first SKU in yuan. */
  price?: number
  /** True if a brand price hides its prices from visitors. */
  discreet?: boolean
  /** Additional attributes, or replacements for generated values. */
  attributes?: Record<string, string>
  skus?: OwnSku[]
  stock?: 'out' | 'tight' | 'adequate'
  sales?: number
  minOrder?: number
  drawings?: string[]
  custom?: boolean
  /** URL of a product video. */
  video?: string
}

/** A product that the shop's pages show by name. */
export type Hero = OwnFacts & { kind: string; brand: BrandName; model: string; style: string }
