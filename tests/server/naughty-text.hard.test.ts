import { beforeEach, describe, expect, test } from 'vitest'
import { addAddress, listAddresses } from '../../src/account/addresses/addresses.contract'
import { cleanText } from '../../src/core/text/clean-text'
import { openTestbed } from './testbed'
import { inputWith, naughtyTexts, textEndpoints } from './text-requests'

const bed = await openTestbed('open')
let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('newbie')
})

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

describe('any text in a text field', () => {
  // Each endpoint gets one text in twenty, shifted from endpoint to endpoint, so that all of them are used.
  test.each(
    textEndpoints(bed.app).map(
      (endpoint, at) => [`${endpoint.method} ${endpoint.path}`, endpoint, at] as const,
    ),
  )('does not crash %s', async (_, endpoint, at) => {
    for (const text of naughtyTexts.filter((_text, index) => index % 20 === at % 20)) {
      const answer = await bed.ask(endpoint, inputWith(endpoint, text), { token })
      expect([text, answer.status < 500]).toEqual([text, true])
    }
    expect(bed.errors).toEqual([])
  })
})

describe('stored text', () => {
  const address = { consignee: '周岚', phone: '13800001001', regionCode: '320506' }
  test.each(naughtyTexts)('stores %j cleaned, or rejects it with 400', async (given) => {
    const asked = bed.call(addAddress, { body: { ...address, detail: given } }, { token })
    const id = await asked.catch((error: { code: number }) => error.code)
    const stored = (await bed.call(listAddresses, {}, { token })).find((row) => row.id === id)?.detail
    const expected = cleanText(given, false)
    const fits = isStorable(given) && expected !== '' && [...expected].length <= 100
    expect(typeof id === 'number' ? id : stored).toBe(fits ? expected : 400)
  })

  test('removes control characters, and line breaks of single-line text', () => {
    expect(cleanText(' a\u0007b\r\nc\td\u009b\u007f\r')).toBe('ab\nc\td')
    expect(cleanText('a\r\n\tb', false)).toBe('a b')
    // This character is not a typing mistake. It is kept here and rejected by validation.
    expect(cleanText('a\0')).toBe('a\0')
  })
})
