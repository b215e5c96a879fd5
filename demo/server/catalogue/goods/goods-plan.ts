import { randomFrom } from '../../core/database/random'
import type { BrandName } from '../categories/brands'
import { categoryKinds, type CategoryKind } from '../categories/departments'
import { brandCodes } from '../brands/brand-codes'
import { fits } from './goods-attributes'
import { heroes } from './goods-heroes'
import type { OwnFacts } from './own-facts'
import { sizeInName } from './bearing-sizes'

/** Identifying data of a product, chosen before its details. */
export type GoodsPlan = {
  id: string
  category: CategoryKind
  brand: BrandName
  model: string
  /** Style phrase. Has a letter series once all pairs of brand and style are used. */
  style: string
  name: string
  /** SKU code of its first SKU. */
  code: string
  own: OwnFacts
}

const letters = (count: number): string =>
  (count > 26 ? letters(Math.floor((count - 1) / 26)) : '') + String.fromCharCode(65 + ((count - 1) % 26))

const leading = categoryKinds.filter(({ leads }) => leads)

// Every fifth product is of a leading kind of a group; the others cycle through all kinds.
function categoryAt(turn: number): CategoryKind | undefined {
  const fifth = Math.floor(turn / 5)
  return turn % 5 === 4
    ? leading[fifth % leading.length]
    : categoryKinds[(turn - fifth) % categoryKinds.length]
}

/**
 * Chooses brand, model and style of a kind's nth product. No pair of brand and style repeats, and adjacent products differ
 * in both.
 * @param uses number of uses per model; rarely used models come first, so that every model is available
 */
function wordsAt({ department, categoryId, kind }: CategoryKind, nth: number, uses: Map<string, number>) {
  const brands = department.brands
  const round = Math.floor(nth / brands.length)
  const series = Math.floor(round / kind.styles.length)
  const turn = (nth + Number(categoryId)) % brands.length
  const brand = brands[turn]
  const style = kind.styles[(round + turn) % kind.styles.length]
  if (!brand || !style) throw new Error(`${kind.name} has no brands or no styles`)
  const models = randomFrom(`${kind.name} ${nth}`)
    .shuffle(kind.models)
    .toSorted((one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0))
  const model = models.find((one) => fits(kind, one, style)) ?? models[0] ?? ''
  return { brand, model, style: series ? `${style} ${letters(series)} 系列` : style }
}

/**
 * Generates product plans. The nth plan does not depend on how many are requested. No two names differ only by a number.
 */
export function* goodsPlans(): Generator<GoodsPlan> {
  const taken = new Set<string>()
  const codes = new Set<string>()
  const used = new Map<string, number>()
  const modelUses = new Map<string, Map<string, number>>()
  let id = 100_001

  function usesOf({ categoryId }: CategoryKind): Map<string, number> {
    const uses = modelUses.get(categoryId) ?? new Map<string, number>()
    modelUses.set(categoryId, uses)
    return uses
  }

  function plan(
    category: CategoryKind,
    brand: BrandName,
    model: string,
    style: string,
    own: OwnFacts,
  ): GoodsPlan | undefined {
    const called = [brand, model, category.kind.name, style]
    const name = called.toSpliced(3, 0, sizeInName(model)).filter(Boolean).join(' ')
    const bare = called.join(' ').replace(/[\d\s]+/g, ' ')
    if (taken.has(bare)) return undefined
    taken.add(bare)
    const uses = usesOf(category)
    uses.set(model, (uses.get(model) ?? 0) + 1)
    return {
      id: String(id++),
      category,
      brand,
      model,
      style,
      name,
      code: codeFor(category, brand, model),
      own,
    }
  }

  function codeFor({ categoryId }: CategoryKind, brand: BrandName, model: string): string {
    const stem = `${brandCodes[brand]}-${model.normalize('NFKC').replace(/[^A-Za-z0-9./-]/g, '') || categoryId}`
    let code = stem
    for (let count = 1; codes.has(code); count++) code = `${stem}-${letters(count)}`
    codes.add(code)
    return code
  }

  for (const { kind, brand, model, style, ...own } of heroes) {
    const category = categoryKinds.find((one) => one.kind.name === kind)
    const made = category && plan(category, brand, model, style, own)
    if (!made) throw new Error(`${brand} ${model} ${kind} cannot be made`)
    yield made
  }
  function next(category: CategoryKind): GoodsPlan {
    for (;;) {
      const nth = used.get(category.categoryId) ?? 0
      used.set(category.categoryId, nth + 1)
      const { brand, model, style } = wordsAt(category, nth, usesOf(category))
      const made = plan(category, brand, model, style, {})
      if (made) return made
    }
  }

  for (let turn = 0; ; turn++) {
    const category = categoryAt(turn)
    if (category) yield next(category)
  }
}
