import { describe, expect, it } from 'vitest'
import { classesDrawnIn, classesSoughtIn, selectorsOf } from './class-names'
import { filesBelow, importsOf, isCode } from './sources'

/*
 * A root adopts the sheets of all rooms that were ever drawn in it and keeps them: what a class is called is all that
 * keeps a room's look in the room.
 */

const files = filesBelow('src')
const sheets = files.filter((file) => file.endsWith('.css'))
const code = files.filter(isCode)

/** `src/trade/orders/…` is of the room `orders`, `src/ui/…` of `ui`. */
const roomOf = (file: string) => file.split('/')[file.startsWith('src/ui/') ? 1 : 2] ?? ''
const isUi = (file: string) => roomOf(file) === 'ui'

const singular = (room: string) => room.replace(/(?<=ss)es$|(?<=[^s])s$/, '').replace(/ie$/, 'y')
const uiNames = new Set(files.filter(isUi).map((file) => file.split('/').at(-1)?.split('.')[0] ?? ''))
const namesOf = (file: string) => (isUi(file) ? [...uiNames] : [roomOf(file)])

/** Returns whether a class bears the name of the file's room, or of one of them; in ui that of any of its files. */
const bearsName = (file: string, name: string) =>
  namesOf(file)
    .flatMap((room) => [room, singular(room)])
    .some((room) => name === room || name.startsWith(`${room}-`))

const rulesOf = new Map(sheets.map((sheet) => [sheet, selectorsOf(sheet)]))
const drawnBy = new Map(code.map((file) => [file, classesDrawnIn(file)]))
const classesIn = (sheet: string) =>
  new Set(
    rulesOf
      .get(sheet)
      ?.flat()
      .filter((name) => name !== ':host'),
  )

/** Ground words that all may use bear no file's name. */
const groundWords = classesIn('src/ui/base.css')
const uiClasses = new Set([
  ...sheets.filter(isUi).flatMap((sheet) => [...classesIn(sheet)]),
  ...code.filter(isUi).flatMap((file) => drawnBy.get(file) ?? []),
])
const isOwn = (file: string, name: string) => !uiClasses.has(name) && bearsName(file, name)
const isKnown = (file: string, name: string) => uiClasses.has(name) || bearsName(file, name)

/** Sheets of parts that stand in a root of their own, where no other room comes. */
const alone = new Set(
  code
    .filter((file) => /\.(part|lit)\.ts$/.test(file))
    .flatMap(importsOf)
    .map(({ to }) => to),
)

describe('a class belongs to one room', () => {
  it('plain parts say their file', () => {
    const odd = [...uiClasses].filter((name) => !groundWords.has(name) && !bearsName('src/ui/', name))
    expect(odd).toEqual([])
  })

  it('sheets of rooms know their own classes and those of plain parts', () => {
    const foreign = sheets.flatMap((sheet) =>
      [...classesIn(sheet)].filter((name) => !isKnown(sheet, name)).map((name) => `${sheet}: ${name}`),
    )
    expect(foreign).toEqual([])
  })

  it('a rule of a room holds in this room alone', () => {
    const loose = sheets
      .filter((sheet) => !isUi(sheet) && !alone.has(sheet))
      .flatMap((sheet) =>
        (rulesOf.get(sheet) ?? [])
          .filter((names) => !names.some((name) => name === ':host' || isOwn(sheet, name)))
          .map((names) => `${sheet}: ${names.join(' ')}`),
      )
    expect(loose).toEqual([])
  })

  it('rooms draw with their own classes and those of plain parts', () => {
    const borrowed = code.flatMap((file) =>
      (drawnBy.get(file) ?? []).filter((name) => !isKnown(file, name)).map((name) => `${file}: ${name}`),
    )
    expect(borrowed).toEqual([])
  })

  it('what a sheet says is drawn in its room', () => {
    const isDrawn = (sheet: string, name: string) =>
      [...drawnBy].some(
        ([file, names]) =>
          (isUi(sheet) || roomOf(file) === roomOf(sheet)) &&
          names.some((one) => (one.endsWith('-') ? name.startsWith(one) : name === one)),
      )
    const unused = sheets.flatMap((sheet) =>
      [...classesIn(sheet)]
        .filter((name) => (isUi(sheet) || isOwn(sheet, name)) && !isDrawn(sheet, name))
        .map((name) => `${sheet}: ${name}`),
    )
    expect(unused).toEqual([])
  })

  it('parts bring their sheet: no room adopts that of another', () => {
    const adopted = code
      .flatMap(importsOf)
      .filter(({ from, to }) => to.endsWith('.css') && roomOf(to) !== roomOf(from) && !isUi(to))
    expect(adopted.map(({ from, to }) => `${from}: ${to}`)).toEqual([])
  })

  it('what code looks for by its class is drawn somewhere', () => {
    const drawn = new Set([...drawnBy.values()].flat())
    const lost = [...code, ...filesBelow('elements').filter(isCode)].flatMap((file) =>
      classesSoughtIn(file)
        .filter((name) => !drawn.has(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(lost).toEqual([])
  })
})
