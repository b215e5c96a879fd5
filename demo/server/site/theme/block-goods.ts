import { and, asc, eq, inArray } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Text } from '../../../../src/core/language/messages'
import { goods, sku } from '../../catalogue/goods/goods.table'
import { db } from '../../core/database/db'
import { containsWords } from '../../core/database/contains-text'
import type { ConsoleVisit, Markup } from '../../core/operator/console'
import { own, type Values } from './block-values'

// The search for products inside the form of a block. Pages have no script: a search submits the form, and the answer
// shows it again with the products found. Ticked products are added to their field by the next submission.

/** Names of the search fields, each followed by the path of the field of SKU codes. */
const [wordsOf, searchedOf, pickOf] = ['find.', 'found.', 'pick.']
/** Name of the search buttons. Their value is the path. */
const button = 'finding'
/** Name of the button that the Enter key presses. */
export const enter = 'enter'

const most = 20

const texts = {
  label: ['查找商品', 'Find products'],
  note: ['名称或 SKU 编码，勾选后随保存加入', 'Name or SKU code. Ticked ones are added when saved'],
  find: ['查找', 'Find'],
  none: ['没有找到商品，请换个关键词', 'No product was found. Try other words.'],
  more: ['只显示前 {n} 个，请补充关键词', 'The first {n} are shown. Add words to narrow them.'],
} as const satisfies Record<string, Text>

/** Products found for a field, by the code of their first SKU. */
export type FoundGoods = { path: string; rows: { code: string; name: string }[] }

/**
 * Returns the path of the field whose search was submitted, by its button or by Enter. Undefined: the block is saved.
 */
export function searchedField(given: Values): string | undefined {
  if (given[button] !== undefined) return given[button]
  if (given[enter] === undefined) return undefined
  const isNew = (name: string) => given[name] !== given[searchedOf + name.slice(wordsOf.length)]
  const name = Object.keys(given).find((one) => one.startsWith(wordsOf) && given[one] && isNew(one))
  return name?.slice(wordsOf.length)
}

/** Adds the ticked products to their fields. */
export function withPicks(given: Values): Values {
  const picks = Object.entries(given).filter(([name]) => name.startsWith(pickOf))
  return picks.reduce<Values>(
    (values, [name, code]) => {
      const field = own + name.slice(pickOf.length, name.lastIndexOf('.'))
      return { ...values, [field]: [values[field]?.trim(), code].filter(Boolean).join('\n') }
    },
    Object.fromEntries(Object.entries(given).filter(([name]) => !name.startsWith(pickOf))),
  )
}

/** Searches the products on sale for a field. */
export async function foundGoods(path: string, given: Values): Promise<FoundGoods> {
  const words = given[wordsOf + path] ?? ''
  const matches = db()
    .selectDistinct({ id: sku.goodsId })
    .from(sku)
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .where(and(eq(goods.status, 10), containsWords(words, sku.skuCode, goods.goodsName)))
    .orderBy(asc(sku.goodsId))
    .limit(most + 1)
  const rows = await db()
    .selectDistinctOn([sku.goodsId], { code: sku.skuCode, name: goods.goodsName })
    .from(sku)
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .where(inArray(sku.goodsId, matches))
    .orderBy(asc(sku.goodsId), asc(sku.position))
  return { path, rows: words.trim() ? rows : [] }
}

function foundRows(say: ConsoleVisit['say'], { path, rows }: FoundGoods): Markup {
  if (rows.length === 0) return html`<p role="status">${say(texts.none)}</p>`
  return html`<ul class="found">
      ${rows.slice(0, most).map(
        ({ code, name }, at) =>
          html`<li>
            <label
              ><input type="checkbox" name="${`${pickOf}${path}.${at}`}" value="${code}" /> ${code}
              ${name}</label
            >
          </li>`,
      )}
    </ul>
    ${rows.length > most ? html`<p><small>${say(texts.more, { n: most })}</small></p>` : ''}`
}

/**
 * Renders the search for products of a field of SKU codes.
 * @param found result of the search, for its own field
 */
export function goodsPicker(
  say: ConsoleVisit['say'],
  path: string,
  values: Values,
  found: FoundGoods | undefined,
): Markup {
  const words = values[wordsOf + path] ?? ''
  const isFound = found?.path === path
  return html`<div class="fields">
    <label
      ><span>${say(texts.label)} <small>${say(texts.note)}</small></span
      ><input
        name="${wordsOf + path}"
        type="text"
        value="${words}"
        maxlength="100"
        ${isFound ? 'autofocus' : ''}
    /></label>
    ${isFound ? html`<input type="hidden" name="${searchedOf + path}" value="${words}" />` : ''}
    <button name="${button}" value="${path}">${say(texts.find)}</button>
    ${isFound ? foundRows(say, found) : ''}
  </div>`
}
