import { toDecimal, toMinor, type Minor } from '../../../../src/core/money'
import { pick, type Text, type Values } from '../../../../src/core/language/messages'
import { typedAmount } from '../../../../src/core/text/plain-signs'
import { englishUnits } from '../goods/english-units'
import { unitCode, unitNames } from '../goods/unit-codes'
import type { Fault, FaultName } from './fault'

type Read<T> = { value: T } | { fault: Fault }

/** Reader and writer of a cell. Two cells with the same meaning have the same `show` text. */
export type Reader<T> = { read(text: string): Read<T>; show(value: T): string }

/** Cell text that clears the existing value. */
export const emptied = '-'

const right = <T>(value: T): Read<T> => ({ value })
const wrong = (name: FaultName, values?: Values): { fault: Fault } => ({
  fault: { name, ...(values && { values }) },
})

/** Undecodable characters were replaced with U+FFFD. */
const isReadable = (text: string) => !text.includes('\ufffd')

const itself = (text: string) => text
/** Normalises full-width digits and signs. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim()

export const text = (most: number): Reader<string> => ({
  read: (given) =>
    !isReadable(given)
      ? wrong('unreadable')
      : given.length > most
        ? wrong('tooLong', { most })
        : right(given),
  show: itself,
})

const longestCode = 64

export const code: Reader<string> = {
  read(given) {
    if (/^\d(\.\d+)?E\+\d+$|^\d\.\d+E\d+$/i.test(given)) return wrong('codeAsFigure')
    const bad = given.length > longestCode || !isReadable(given) || /[\p{C}\p{Zl}\p{Zp}]/u.test(given)
    return bad ? wrong('notCode', { most: longestCode }) : right(given)
  },
  show: itself,
}

function minor(given: string): Minor | undefined {
  const bare = typedAmount(plain(given).replace(/^[$€£]/, ''))
  return /^\d{1,8}(\.\d{1,2})?$/.test(bare) && toMinor(bare) > 0 ? toMinor(bare) : undefined
}

export const amount: Reader<Minor> = {
  read(given) {
    const value = minor(given)
    return value === undefined ? wrong('notAmount') : right(value)
  },
  show: toDecimal,
}

export const whole = (least: number, most: number): Reader<number> => ({
  read(given) {
    // 1.000 may mean one or one thousand.
    const figure = typedAmount(given).replace(/\.0{1,2}$/, '')
    const value = /^[+-]?\d{1,9}$/.test(figure) ? Number(figure) : NaN
    return value >= least && value <= most ? right(value) : wrong('notWhole', { least, most })
  },
  show: String,
})

/** A number stored as written: `0.35`. */
export const figure: Reader<string> = {
  read(given) {
    const value = typedAmount(given).replace(/^0,(?=\d{1,4}$)/, '0.')
    return /^\d{1,7}(\.\d{1,4})?$/.test(value) ? right(String(Number(value))) : wrong('notFigure')
  },
  show: itself,
}

const parts = (given: string, ends: RegExp) =>
  given
    .split(ends)
    .map((part) => part.trim())
    .filter(Boolean)

const items = (given: string) => parts(given, /[;；\n]/)

/** Splits `name=value` at the first equals sign. */
function cut(item: string): [string, string] | undefined {
  const [, name = '', value = ''] = /^([^=＝]{1,64})[=＝](.{1,200})$/s.exec(item) ?? []
  return name.trim() && value.trim() ? [name.trim(), value.trim()] : undefined
}

const isUnique = (names: readonly unknown[]) => new Set(names).size === names.length
const mostItems = 60

export type Pair = [name: string, value: string]

export const pairs: Reader<Pair[]> = {
  read(given) {
    const all = items(given)
    const found = all.flatMap((item) => {
      const pair = cut(item)
      return pair ? [pair] : []
    })
    const good =
      found.length === all.length && all.length <= mostItems && isUnique(found.map(([name]) => name))
    if (!isReadable(given)) return wrong('unreadable')
    return good ? right(found) : wrong('notPairs')
  },
  show: (value) => value.map((pair) => pair.join('=')).join('; '),
}

export type Tier = { minQuantity: number; price: Minor }

export const tiers: Reader<Tier[]> = {
  read(given) {
    const all = items(given)
    const found = all.flatMap((item) => {
      const [quantity = '', price = ''] = cut(item) ?? []
      const read = minor(price)
      return /^[1-9]\d{0,7}$/.test(plain(quantity)) && read
        ? [{ minQuantity: Number(plain(quantity)), price: read }]
        : []
    })
    const good =
      found.length === all.length && all.length <= 20 && isUnique(found.map((tier) => tier.minQuantity))
    return good
      ? right(found.toSorted((one, other) => one.minQuantity - other.minQuantity))
      : wrong('notTiers')
  },
  show: (value) => value.map(({ minQuantity, price }) => `${minQuantity}=${toDecimal(price)}`).join('; '),
}

/** Finds a unit by its name, code or English name. The first match wins. */
function unitNamed(given: string): string | undefined {
  const wanted = plain(given).toLowerCase()
  return unitNames.find((name) =>
    [name, unitCode(name), englishUnits[name]].some((called) => called?.toLowerCase() === wanted),
  )
}

export const unit: Reader<string> = {
  read(given) {
    const name = unitNamed(given)
    return name ? right(name) : wrong('notOneOf', { choices: unitNames.join(' ') })
  },
  show: itself,
}

export type Pack = [unit: string, pieces: number]

export const packs: Reader<Pack[]> = {
  read(given) {
    const all = items(given)
    const found = all.flatMap((item): Pack[] => {
      const [name = '', pieces = ''] = cut(item) ?? []
      const known = unitNamed(name)
      return known && /^\d{1,6}$/.test(plain(pieces)) && Number(plain(pieces)) > 0
        ? [[known, Number(plain(pieces))]]
        : []
    })
    const good = found.length === all.length && all.length <= 8 && isUnique(found.map(([name]) => name))
    return good ? right(found.toSorted((one, other) => one[1] - other[1])) : wrong('notPacks')
  },
  show: (value) => value.map((pack) => pack.join('=')).join('; '),
}

/** Reads one of the given Chinese or English words. `show` returns the Chinese word. */
export const oneOf = <const Value extends number>(
  choices: readonly (readonly [Value, Text])[],
): Reader<Value> => ({
  read(given) {
    const wanted = plain(given).toLowerCase()
    const found = choices.find(([, [zh, en]]) => wanted === zh || wanted === en.toLowerCase())
    const named = choices.map(([, label]) => `${label[0]} / ${label[1]}`).join(', ')
    return found ? right(found[0]) : wrong('notOneOf', { choices: named })
  },
  show: (value) => pick(choices.find(([one]) => one === value)?.[1] ?? ['', ''], 'zh-CN'),
})

/** Image URLs. The first is the product's main image. */
export const addresses: Reader<string[]> = {
  read(given) {
    const all = parts(given, /[;；\s]+/)
    const good = all.length <= 20 && all.every((address) => address.length <= 500 && isPicture(address))
    return good ? right(all) : wrong('notAddress')
  },
  show: (value) => value.join('; '),
}

// Lists store image URLs separated by commas.
const isPicture = (address: string) => /^https:\/\/[^,"'<>\\]+$/.test(address) && URL.canParse(address)

const levelsOfPath = 3

const levelsBelow = (names: readonly string[]) => [
  ...names,
  ...Array.from({ length: levelsOfPath - names.length }, () => names.at(-1) ?? ''),
]

/** Returns a path with all three levels. */
export const fullPath = (given: string) => levelsBelow(given.split('/')).join('/')

/** Category path. If levels are missing, the last name is repeated. */
export const path: Reader<string[]> = {
  read(given) {
    const names = parts(given, /[/／>＞]/)
    const last = names.at(-1)
    const good =
      last !== undefined && names.length <= levelsOfPath && names.every((name) => name.length <= 60)
    if (!good || !isReadable(given)) return wrong('notPath')
    return right(levelsBelow(names))
  },
  show: (value) => value.join('/'),
}

/** Paragraphs, one per line. */
export const lines: Reader<string[]> = {
  read: (given) =>
    isReadable(given)
      ? right(
          given
            .split(/\r?\n/)
            .map((line) => line.trim())
            .filter(Boolean),
        )
      : wrong('unreadable'),
  show: (value) => value.join('\n'),
}
