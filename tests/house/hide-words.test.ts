import { expect, test } from 'vitest'
import { descriptions } from '../../elements/manifest'

test('the `hide` attribute of each region lists every part that it can hide', () => {
  const hiding = descriptions.filter(({ attributes }) => attributes.hide)
  expect(hiding.length).toBeGreaterThan(30)
  const silent = hiding.flatMap(({ tag, attributes, parts = {} }) =>
    Object.keys(parts)
      .filter((part) => !attributes.hide?.about.includes(`\`${part}\``))
      .map((part) => `${tag}: ${part}`),
  )
  expect(silent).toEqual([])
})
