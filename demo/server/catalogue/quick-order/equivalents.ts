import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Candidate } from '../../../../src/catalogue/quick-order/quick-order.contract'
import { codeKey } from '../../../../src/catalogue/quick-order/sku-code'
import { db } from '../../core/database/db'
import { goods, sku } from '../goods/goods.table'
import { grouped } from '../goods/grouped'
import { searchSynonym } from '../synonyms/synonyms.table'
import { foreignCode, saysNothing, splitsOf, type DesignationSplit } from './foreign-designation'
import { visibleTo, type Reader } from '../goods/visible-goods'

const most = 3

/** Seal suffixes of our catalogue. Other makers use other names for the same seals. */
const ownEndings = ['2RS', 'ZZ', 'RS', 'Z']

type Meanings = ReadonlyMap<string, string[]>

async function meaningsOf(keys: Iterable<string>): Promise<Meanings> {
  const words = [...new Set([...keys].map((key) => key.toLowerCase()))].filter(Boolean)
  const rows = await db()
    .select({ word: searchSynonym.word, means: searchSynonym.means })
    .from(searchSynonym)
    .where(inArray(searchSynonym.word, words))
  return new Map(rows.map(({ word, means }) => [word.toUpperCase(), means]))
}

/** Translates another maker's suffix to ours. Returns undefined for an unknown suffix. */
function ourEnding(ending: string, meanings: Meanings): string | undefined {
  if (saysNothing(ending)) return ''
  return [ending, ...(meanings.get(ending) ?? [])].find((each) => ownEndings.includes(each))
}

/** Returns the possible readings of a designation, as size and our suffix. */
function readings(rest: string, meanings: Meanings): DesignationSplit[] {
  const named = (meanings.get(rest) ?? []).map((ours) => {
    const [stem = '', ending = ''] = ours.split(' ')
    return { stem: codeKey(stem), ending }
  })
  const split = splitsOf(rest).flatMap(({ stem, ending }) => {
    const ours = ourEnding(ending, meanings)
    return ours === undefined ? [] : [{ stem, ending: ours }]
  })
  return [...named, ...split, { stem: rest, ending: '' }]
}

const modelKey = sql<string>`translate(upper(${goods.model}), ' -_/.', '')`

/** Returns SKUs on sale by model. SKUs with stock for a minimum order come first. */
async function soldAs(models: readonly string[], reader: Reader) {
  const rows = await db()
    .select({
      key: modelKey,
      model: goods.model,
      goodsId: goods.id,
      goodsName: goods.goodsName,
      attrs: goods.attrs,
      spec: sku.spec,
      skuCode: sku.skuCode,
    })
    .from(sku)
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), visibleTo(reader)))
    .where(inArray(modelKey, [...new Set(models)]))
    .orderBy(desc(gte(sql`${sku.stock} - ${sku.reserved}`, sku.minOrderQty)), sku.goodsPrice, sku.skuCode)
  return rows.map((row) => ({ ...row, ending: sealOf(row.attrs) }))
}
type Sold = Awaited<ReturnType<typeof soldAs>>[number]

/** Returns the seal suffix: `2RS` for `密封形式=2RS 双面橡胶密封`. Some models do not include it. */
function sealOf(attrs: readonly string[]): string {
  const [seal = ''] =
    attrs
      .find((pair) => pair.startsWith('密封形式='))
      ?.slice(5)
      .split(' ') ?? []
  return ownEndings.includes(seal) ? seal : ''
}

/** Returns whether the product has the given clearance. For some products the clearance differs by SKU. */
const hasPlay = ({ spec, attrs }: Sold, play: string) =>
  spec.游隙 === undefined ? attrs.includes(`游隙=${play}`) : spec.游隙 === play

/** Finds the same part: its model equals the whole designation, or the size if its seal matches the suffix. */
function same(sold: (key: string) => Sold[], { stem, ending }: DesignationSplit) {
  const whole = sold(stem + ending).filter((one) => ending || one.ending === '')
  const bySeal = ending ? sold(stem).filter((one) => one.ending === ending) : []
  return [
    ...whole.map((one) => ({ one, equals: one.model })),
    ...bySeal.map((one) => ({ one, equals: `${one.model}-${ending}` })),
  ]
}

/**
 * Finds our products for other makers' designations: `SKF 6205-2RS1` is our 6205-2RS.
 * @returns candidates by requested code, with our designation; those with the requested clearance come first
 */
export async function equivalentsOf(
  codes: readonly string[],
  reader: Reader,
): Promise<ReadonlyMap<string, Candidate[]>> {
  const asked = codes.flatMap((code) => {
    const read = foreignCode(code)
    return read ? [{ code, ...read }] : []
  })
  if (asked.length === 0) return new Map()
  const rests = asked.flatMap((one) => one.rests)
  const endings = rests.flatMap(({ rest }) => splitsOf(rest).map(({ ending }) => ending))
  const meanings = await meaningsOf([...rests.flatMap(({ maker, rest }) => [maker, rest]), ...endings])
  // Names of makers are synonyms without a meaning.
  const isMaker = (maker: string) => maker === '' || meanings.get(maker)?.length === 0
  const wanted = asked.map(({ code, play, rests: all }) => ({
    code,
    play,
    ways: all.flatMap(({ maker, rest }) => (isMaker(maker) ? readings(rest, meanings) : [])),
  }))
  const models = wanted.flatMap(({ ways }) => ways.flatMap(({ stem, ending }) => [stem, stem + ending]))
  const sold = grouped(await soldAs(models, reader), ({ key }) => key)
  return new Map(
    wanted.map(({ code, play, ways }) => {
      const found = ways.map((way) => same(sold, way)).find((some) => some.length > 0) ?? []
      const byPlay = found.toSorted((a, b) => Number(hasPlay(b.one, play)) - Number(hasPlay(a.one, play)))
      const goodsIds = byPlay.map(({ one }) => one.goodsId)
      const first = byPlay.filter(({ one }, at) => goodsIds.indexOf(one.goodsId) === at).slice(0, most)
      return [code, first.map(({ one: { skuCode, goodsName }, equals }) => ({ skuCode, goodsName, equals }))]
    }),
  )
}
