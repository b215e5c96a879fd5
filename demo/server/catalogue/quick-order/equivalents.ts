import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Candidate } from '../../../../src/catalogue/quick-order/quick-order.contract'
import { codeKey } from '../../../../src/catalogue/quick-order/sku-code'
import { db } from '../../core/database/db'
import { goods, sku } from '../goods/goods.table'
import { grouped } from '../goods/grouped'
import { searchSynonym } from '../synonyms/synonyms.table'
import { foreignCode, saysNothing, splitsOf, type DesignationSplit } from './foreign-designation'
import { metBy, type Reader } from '../goods/met-goods'

const most = 3

/** How ours end: the same seals have other names elsewhere. */
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

/** Our ending for another maker's; nothing where it is not known. */
function ourEnding(ending: string, meanings: Meanings): string | undefined {
  if (saysNothing(ending)) return ''
  return [ending, ...(meanings.get(ending) ?? [])].find((each) => ownEndings.includes(each))
}

/** Sizes with our endings that a designation may stand for. */
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

/** SKUs on sale by their models, those first of which a smallest order is to be had. */
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
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), metBy(reader)))
    .where(inArray(modelKey, [...new Set(models)]))
    .orderBy(desc(gte(sql`${sku.stock} - ${sku.reserved}`, sku.minOrderQty)), sku.goodsPrice, sku.skuCode)
  return rows.map((row) => ({ ...row, ending: sealOf(row.attrs) }))
}
type Sold = Awaited<ReturnType<typeof soldAs>>[number]

/** `2RS` for `密封形式=2RS 双面橡胶密封`: of some products the model does not say it. */
function sealOf(attrs: readonly string[]): string {
  const [seal = ''] =
    attrs
      .find((pair) => pair.startsWith('密封形式='))
      ?.slice(5)
      .split(' ') ?? []
  return ownEndings.includes(seal) ? seal : ''
}

/** Whether it is as loose as that; of some products the SKUs differ in it. */
const hasPlay = ({ spec, attrs }: Sold, play: string) =>
  spec.游隙 === undefined ? attrs.includes(`游隙=${play}`) : spec.游隙 === play

/** The same part here: its model is the whole designation, or the size alone where its seal is the one asked for. */
function same(sold: (key: string) => Sold[], { stem, ending }: DesignationSplit) {
  const whole = sold(stem + ending).filter((one) => ending || one.ending === '')
  const bySeal = ending ? sold(stem).filter((one) => one.ending === ending) : []
  return [
    ...whole.map((one) => ({ one, equals: one.model })),
    ...bySeal.map((one) => ({ one, equals: `${one.model}-${ending}` })),
  ]
}

/**
 * What is sold here in place of other makers' designations: `SKF 6205-2RS1` is our 6205-2RS.
 * @returns by the code as it was asked, with what the designation is called here; with its clearance first
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
  // Makers mean nothing by themselves.
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
