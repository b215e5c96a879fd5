import { expect, test } from 'vitest'
import { filesBelow, importsOf, isCode } from './sources'

/** Wings of src, each of which may import those before it. */
const wings = ['core', 'words', 'ui', 'site', 'session', 'catalogue', 'account', 'money', 'trade', 'shell']
/** Directions that are against this order: the cart and coupons in the catalogue, orders on the account's home. */
const known = ['account → trade', 'catalogue → money', 'catalogue → trade']

const wingOf = (file: string) => /^src\/(\w+)\//.exec(file)?.[1] ?? ''
/** Returns the imports of a wing from later ones. */
const directionsAgainst = (from: string, to: string) =>
  wings.includes(from) && wings.indexOf(to) > wings.indexOf(from) ? [`${from} → ${to}`] : []

test('wings of src import only earlier ones, except in the known directions', () => {
  const found = filesBelow('src')
    .filter(isCode)
    .flatMap((file) => importsOf(file).flatMap(({ to }) => directionsAgainst(wingOf(file), wingOf(to))))
  expect([...new Set(found)].toSorted()).toEqual(known.toSorted())
  expect(directionsAgainst('core', 'words')).toEqual(['core → words'])
})
