import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDelimited as read } from '../../../src/catalogue/quick-order/delimited'
import { guessColumns, kindOf } from '../../../src/catalogue/quick-order/order-columns'
import { pickLines } from '../../../src/catalogue/quick-order/order-lines'
import { readPieces } from '../../../src/catalogue/quick-order/pieces'
import vectors from '../../vectors/order-lists.json'

const readDelimited = (text: string) => read(text).grid

const linesOf = (text: string) => {
  const grid = readDelimited(text)
  return pickLines(grid, guessColumns(grid)).map(({ code, quantity }) => [code, quantity])
}

describe('pasted lists', () => {
  test.for(vectors)('$name', ({ text, lines }) => {
    expect(linesOf(text)).toEqual(lines)
  })

  test('half a surrogate pair is replaced', () => {
    expect(linesOf('A-100\ud800\t20\nA-200\t5')).toEqual([
      ['A-100\ufffd', '20'],
      ['A-200', '5'],
    ])
  })

  test('are at least 40', () => expect(vectors.length).toBeGreaterThanOrEqual(40))

  test('every non-empty row is a line, whatever it contains', () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 12, unit: 'grapheme' }).map((text) => text.replace(/[\p{Cc}\p{Cf}]/gu, '')),
      fc.integer({ min: -5, max: 200_000 }).map(String),
    )
    const written = (text: string) => `"${text.replaceAll('"', '""')}"`
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 40 }), (rows) => {
        const text = rows.map((row) => row.map(written).join('\t')).join('\n')
        const filled = rows.filter((row) => row.some((each) => each.trim() !== ''))
        const grid = readDelimited(text)
        expect(grid).toHaveLength(filled.length)
        for (const head of [true, false])
          expect(pickLines(grid, { code: 0, quantity: 1, head })).toHaveLength(
            Math.max(0, filled.length - (head ? 1 : 0)),
          )
      }),
    )
  })

  test('never throws, and ends on long lists', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        linesOf(text)
      }),
    )
    const quotes = '"'.repeat(200_000)
    const many = '"a,'.repeat(100_000)
    // A reader whose work grew with the square of the length would not end within the time of a test.
    for (const text of [quotes, many, '\t'.repeat(300_000), 'x '.repeat(150_000)]) readDelimited(text)
  })
})

describe('columns', () => {
  test('tables with the same headings are of one kind, whatever their rows', () => {
    const kind = (text: string) => {
      const grid = readDelimited(text)
      return kindOf(grid, guessColumns(grid))
    }
    expect(kind('货号\t数量\nA\t1')).toBe(kind('货号\t数量（个）\nB\t2\nC\t3'))
    expect(kind('货号\t数量\nA\t1')).not.toBe(kind('货号\t名称\t数量\nA\tx\t1'))
    expect(kind('A-1\t1')).toBe(kind('B-2\t5\nC-3\t6'))
  })

  test('have no quantity if no cell is a number', () => {
    const grid = readDelimited('A-100\tx\nA-200\ty')
    expect(guessColumns(grid)).toEqual({ code: 0, quantity: -1, head: false })
    expect(pickLines(grid, guessColumns(grid)).map(({ quantity }) => quantity)).toEqual(['', ''])
  })
})

describe('quantities', () => {
  test.for([
    ['20', 20],
    ['２０', 20],
    [' 20 ', 20],
    ['1,200', 1200],
    ['20.0', 20],
    ['20.00', 20],
    ['0', 0],
    ['007', 7],
    ['99999', 99_999],
    ['100000', 'tooMany'],
    ['999999999999999999999', 'tooMany'],
    ['', 'noQuantity'],
    ['   ', 'noQuantity'],
    ['-5', 'notNumber'],
    ['2.5', 'notNumber'],
    ['1.000', 'notNumber'],
    ['12,00', 'notNumber'],
    ['1e3', 'notNumber'],
    ['0x10', 'notNumber'],
    ['20箱', 'notNumber'],
    ['二十', 'notNumber'],
    ['NaN', 'notNumber'],
    ['Infinity', 'notNumber'],
  ] as const)('%j', ([text, meant]) => {
    expect(readPieces(text)).toBe(meant)
  })
})
