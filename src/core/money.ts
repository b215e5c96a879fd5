import { wholeNumber } from './text/whole-number'

/** Amount in minor units (fen, cents): always an integer. */
export type Minor = number

/** ways: 10 rounds to `digit` places, 20 rounds down and 30 up to whole units. */
export type CurrencyRule = { symbol: string; digit: number; ways: number }

export const defaultCurrency: CurrencyRule = { symbol: '¥', digit: 2, ways: 10 }

/** Returns the format of amounts in an ISO 4217 currency; undefined for an unknown code. */
export function currencyNamed(code: string): CurrencyRule | undefined {
  if (!code) return undefined
  try {
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
    })
    const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code
    return { symbol, digit: Math.min(format.resolvedOptions().maximumFractionDigits ?? 2, 2), ways: 10 }
  } catch {
    console.warn(`tradefront: currency="${code.slice(0, 20)}" is not in ISO 4217`)
    return undefined
  }
}

const decimal = /^(-?)(\d{1,13})(?:\.(\d{1,8}))?$/

/**
 * Converts a decimal string or number of a response to minor units, rounded half up, without float arithmetic.
 * @throws RangeError if it is not a plain decimal
 */
export function toMinor(amount: string | number): Minor {
  const match = decimal.exec(typeof amount === 'number' ? plain(amount) : amount.trim())
  if (!match) throw new RangeError(`not an amount: ${amount}`)
  const [, minus, whole = '0', fraction = ''] = match
  const padded = fraction.padEnd(3, '0')
  const minor = Number(whole + padded.slice(0, 2)) + (padded.charCodeAt(2) >= 53 ? 1 : 0)
  return minus && minor ? -minor : minor
}

/** Formats a number as decimal digits without float errors; a larger number stays and is then rejected. */
const plain = (amount: number) => (Math.abs(amount) < 1e13 ? amount.toFixed(8) : String(amount))

/** Converts minor units to a decimal string for requests: `861200` becomes `"8612.00"`. */
export function toDecimal(minor: Minor): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Parts of an amount; the currency symbol is set smaller than the figure. */
export type MoneyParts = { minus: string; symbol: string; figure: string }

export function moneyParts(minor: Minor, { symbol, digit, ways }: CurrencyRule): MoneyParts {
  const size = Math.abs(minor)
  const whole = Math.floor(size / 100)
  const rest = size % 100
  const shown = { minus: minor < 0 ? '−' : '', symbol }
  if (ways === 20) return { ...shown, figure: wholeNumber(whole) }
  if (ways === 30) return { ...shown, figure: wholeNumber(rest > 0 ? whole + 1 : whole) }
  if (digit >= 2) {
    // A wrong currency rule could have any number of places.
    const decimals = String(rest).padStart(2, '0').padEnd(Math.min(digit, 8), '0')
    return { ...shown, figure: `${wholeNumber(whole)}.${decimals}` }
  }
  const step = digit === 1 ? 10 : 100
  const rounded = Math.floor((size + step / 2) / step)
  return {
    ...shown,
    figure: digit === 1 ? `${wholeNumber(Math.floor(rounded / 10))}.${rounded % 10}` : wholeNumber(rounded),
  }
}

/** Formats an amount as one string, for attributes, titles and plain text. The caller names the currency. */
export function formatMoney(minor: Minor, rule: CurrencyRule): string {
  const { minus, symbol, figure } = moneyParts(minor, rule)
  return minus + symbol + figure
}
