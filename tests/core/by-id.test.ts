import { expect, test, vi } from 'vitest'
import { byId } from '../../src/core/api/by-id'
import { CallError } from '../../src/core/api/call-error'

test.each(['', '.', '..'])('“%s” as an id sends no request and returns null', async (id) => {
  const ask = vi.fn(() => Promise.resolve('something'))
  expect(await byId(id, ask)).toBeNull()
  expect(ask).not.toHaveBeenCalled()
})

test('returns the server’s answer, and null for a missing document', async () => {
  expect(await byId('1', () => Promise.resolve('one'))).toBe('one')
  expect(await byId('1', () => Promise.reject(new CallError('business', 404, '')))).toBeNull()
  expect(await byId('1', () => Promise.reject(new CallError('missing', 404, '')))).toBeNull()
})

test('passes a failure on', async () => {
  const failed = new CallError('network', 0, '')
  await expect(byId('1', () => Promise.reject(failed))).rejects.toBe(failed)
  const refused = new CallError('business', 403, '')
  await expect(byId('1', () => Promise.reject(refused))).rejects.toBe(refused)
})
