import { expect, test } from 'vitest'
import { lineOf } from '../../../src/trade/enquiries/enquiry-intake'

test('an unknown product gets the unit “piece” in the language of the reader', () => {
  const unitIn = (locale: string) => lineOf({ word: 'special shaft', quantity: '2' }, undefined, locale).unit
  expect([unitIn('zh-CN'), unitIn('en')]).toEqual(['件', 'pc'])
})
