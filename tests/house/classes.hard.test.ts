import { describe, expect, it } from 'vitest'
import { classesDrawnIn, selectorsOf } from './class-names'
import { filesBelow, importsOf, isCode } from './sources'

// A shadow root keeps the sheets of all rooms that were rendered in it, so equal classes of two rooms would mix.

const files = filesBelow('src')
const sheets = files.filter((file) => file.endsWith('.css'))
const code = files.filter(isCode)

/** Returns the room of a file: `orders` for `src/trade/orders/…`, `ui` for `src/ui/…`. */
const roomOf = (file: string) => file.split('/')[file.startsWith('src/ui/') ? 1 : 2] ?? ''
const isUi = (file: string) => roomOf(file) === 'ui'

const rulesOf = new Map(sheets.map((sheet) => [sheet, selectorsOf(sheet)]))
const drawnBy = new Map(code.map((file) => [file, classesDrawnIn(file)]))
const classesIn = (sheet: string) =>
  new Set(
    rulesOf
      .get(sheet)
      ?.flat()
      .filter((name) => name !== ':host'),
  )

const uiClasses = new Set([
  ...sheets.filter(isUi).flatMap((sheet) => [...classesIn(sheet)]),
  ...code.filter(isUi).flatMap((file) => drawnBy.get(file) ?? []),
])
const isOwn = (name: string) => !uiClasses.has(name)

/** Sheets of parts that stand in a root of their own, where no other room comes. */
const alone = new Set(
  code
    .filter((file) => /\.(part|lit)\.ts$/.test(file))
    .flatMap(importsOf)
    .map(({ to }) => to),
)

describe('CSS classes', () => {
  it('belong to the sheets of one folder', () => {
    const rooms = new Map<string, Set<string>>()
    for (const sheet of sheets.filter((file) => !isUi(file) && !alone.has(file)))
      for (const name of [...classesIn(sheet)].filter(isOwn))
        rooms.set(name, (rooms.get(name) ?? new Set()).add(roomOf(sheet)))
    const shared = [...rooms].flatMap(([name, { size }]) => (size > 1 ? [name] : []))
    expect(shared).toEqual([])
  })

  it('are rendered by the folder of their sheet', () => {
    const isDrawn = (sheet: string, name: string) =>
      [...drawnBy].some(
        ([file, names]) =>
          (isUi(sheet) || roomOf(file) === roomOf(sheet)) &&
          names.some((one) => (one.endsWith('-') ? name.startsWith(one) : name === one)),
      )
    const unused = sheets.flatMap((sheet) =>
      [...classesIn(sheet)]
        .filter((name) => (isUi(sheet) || isOwn(name)) && !isDrawn(sheet, name))
        .map((name) => `${sheet}: ${name}`),
    )
    expect(unused).toEqual([])
  })

  it('come with the sheet of their own folder only', () => {
    const adopted = code
      .flatMap(importsOf)
      .filter(({ from, to }) => to.endsWith('.css') && roomOf(to) !== roomOf(from) && !isUi(to))
    expect(adopted.map(({ from, to }) => `${from}: ${to}`)).toEqual([])
  })
})
