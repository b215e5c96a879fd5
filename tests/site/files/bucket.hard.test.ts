import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeExports } from '../../../demo/server/account/downloads/exports.job'
import { day } from '../../../demo/server/core/time/business-time'
import { db, tx } from '../../../demo/server/core/database/db'
import { tendBucket } from '../../../demo/server/site/files/bucket.job'
import { openBucket } from '../../../demo/server/site/files/bucket'
import { uploadFile } from '../../../demo/server/site/files/files.table'
import { addFile, bytesOf, readyFile, removeFiles } from '../../../demo/server/site/files/kept-bytes'
import { moveAllFiles } from '../../../demo/server/site/files/move-files'
import { fileRemoval } from '../../../demo/server/site/files/removals.table'
import { exportPerformance } from '../../../src/account/performance/performance.contract'
import { openTestbed } from '../../server/testbed'
import { badAnswers, openHostile } from './hostile-storage'
import { legal, envelopeOf, upload } from './sample-files'
import { openStorage } from '../../nightly/storage'

const storage = await openStorage()
const hostile = await openHostile()
afterAll(async () => {
  hostile.close()
  await storage.close()
})

const bed = await openTestbed('open', { bucket: storage.access })
const ill = await openTestbed('open', { bucket: hostile.access })
const plain = await openTestbed('open')
const bucket = openBucket(storage.access)
let token = ''
beforeEach(async () => {
  await bed.reset()
  ill.errors.length = 0
  for (const name of await storage.names()) await bucket.remove(name.replace('files/', ''))
  token = await bed.login('retail')
})

const content = legal.pdf?.content ?? Buffer.alloc(0)
const aFile = { ownerId: 'x', shownName: 'a.pdf', mediaType: 'application/pdf', content }
const get = (address: string, at = bed) =>
  at.app.request(`http://localhost:4173/api${address}`, {
    headers: { Host: 'localhost:4173', Authorization: token },
  })
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const idIn = (address: string) => address.split('/')[3] ?? ''
const rows = () => bed.inside(() => db().select().from(uploadFile))
const removals = () => bed.inside(() => db().select({ id: fileRemoval.fileId }).from(fileRemoval))
const anHourLater = () =>
  bed.inside(() =>
    db()
      .update(fileRemoval)
      .set({ dueAt: sql`${fileRemoval.dueAt} - interval '1 hour'` }),
  )
const tend = () => bed.inside(() => tendBucket(bed.config))

describe('with a bucket', () => {
  test('stores an upload in the bucket, not the database, and serves it through the shop', async () => {
    const { data } = await envelopeOf(await upload(bed, token, '图纸.pdf'))
    expect(await storage.names()).toEqual([`files/${idIn(data)}`])
    expect(await rows()).toMatchObject([{ content: null, size: content.length }])
    expect(await removals()).toEqual([])
    const answer = await get(data)
    expect(await bytes(answer)).toEqual(content)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    const other = await bed.login('demo')
    const refused = await bed.app.request(`http://localhost:4173/api${data}`, {
      headers: { Host: 'localhost:4173', Authorization: other },
    })
    expect((await envelopeOf(refused)).code).toBe(404)
  })

  test('stores a report, and deletes it with its task', async () => {
    await bed.call(exportPerformance, { body: { by: 20, format: 'csv' } }, { token })
    await bed.inside(() => makeExports(storage.access))
    expect(await storage.names()).toHaveLength(1)
    bed.wait(8 * day)
    await bed.inside(() => makeExports(storage.access))
    await tend()
    expect([await storage.names(), await removals()]).toEqual([[], []])
  })

  test('uploads a file of a transaction after the commit', async () => {
    const id = await bed.inside(() => tx(() => addFile(aFile)))
    expect(await storage.names()).toEqual([])
    expect(await tend()).toBe(1)
    expect(await storage.names()).toEqual([`files/${id}`])
    expect(await rows()).toMatchObject([{ id, content: null }])
  })

  test('deletes a file after the commit, and keeps it after a rollback', async () => {
    const { data } = await envelopeOf(await upload(bed, token, 'a.pdf'))
    const undone = bed.inside(() =>
      tx(async () => {
        await removeFiles([idIn(data)])
        throw new Error('undone')
      }),
    )
    await expect(undone).rejects.toThrow('undone')
    await tend()
    expect(await bytes(await get(data))).toEqual(content)
    await bed.inside(() => tx(() => removeFiles([idIn(data)])))
    expect(await storage.names()).toHaveLength(1)
    await tend()
    expect([await storage.names(), await removals()]).toEqual([[], []])
  })

  test('deletes an object without a row after an hour', async () => {
    const { keep } = await bed.inside(() => readyFile(aFile, storage.access))
    await tend()
    expect(await storage.names()).toHaveLength(1)
    await anHourLater()
    await tend()
    expect(await storage.names()).toEqual([])
    await expect(bed.inside(() => tx(keep))).rejects.toThrow('removed before its row was written')
    expect(await rows()).toEqual([])
  })

  test('keeps an object that has a row', async () => {
    const { data } = await envelopeOf(await upload(bed, token, 'a.pdf'))
    await bed.inside(() =>
      db()
        .insert(fileRemoval)
        .values({ fileId: idIn(data), dueAt: new Date(0) }),
    )
    await tend()
    expect([await bytes(await get(data)), await removals()]).toEqual([content, []])
  })

  test('supports the bucket’s name as part of the host', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
    await openBucket({ ...storage.access, endpoint: 'https://s3.example.com/v1/', inPath: false }).remove('7')
    await openBucket({ ...storage.access, endpoint: 'https://s3.example.com/v1/' }).remove('7')
    const addresses = fetched.mock.calls.map(([request]) => new Request(request).url)
    fetched.mockRestore()
    expect(addresses).toEqual([
      'https://shop.s3.example.com/v1/files/7',
      'https://s3.example.com/v1/shop/files/7',
    ])
  })

  test('the storage rejects a wrong secret', async () => {
    await bucket.put('1', new Uint8Array(content), 'application/pdf')
    const stranger = openBucket({ ...storage.access, secret: 'guessed' })
    const fault = /^file storage: (PUT|GET|DELETE) files\/1: 403 SignatureDoesNotMatch$/
    await expect(stranger.put('1', new Uint8Array(content), 'text/html')).rejects.toThrow(fault)
    await expect(stranger.get('1', { size: content.length, digest: '' })).rejects.toThrow(fault)
    await expect(stranger.remove('1')).rejects.toThrow(fault)
    expect(await storage.names()).toEqual(['files/1'])
  })
})

describe('existing files', () => {
  test('are moved in batches and stay readable', async () => {
    const ids = await bed.inside(() => Promise.all(Array.from({ length: 22 }, () => addFile(aFile))))
    const allRead = async () => {
      for (const file of await rows())
        expect(Buffer.from(await bed.inside(() => bytesOf(file, storage.access)))).toEqual(content)
    }
    // As it is left by a run that was stopped: one object lies there already, its row knows nothing of it.
    await bucket.put(ids[3] ?? '', new Uint8Array(content), 'application/pdf')
    expect(await tend()).toBe(20)
    await allRead()
    expect(await bed.inside(() => moveAllFiles(bucket))).toBe(2)
    expect((await rows()).filter((row) => row.content !== null)).toEqual([])
    await allRead()
    expect(await bed.inside(() => moveAllFiles(bucket))).toBe(0)
    expect([(await storage.names()).length, await removals()]).toEqual([22, []])
  })

  test('are moved once by two parallel runs, and none is removed', async () => {
    await bed.inside(() => Promise.all(Array.from({ length: 8 }, () => addFile(aFile))))
    const both = [bed, bed].map((one) => one.inside(() => moveAllFiles(bucket)))
    expect((await Promise.all(both)).reduce((sum, moved) => sum + moved)).toBe(8)
    await anHourLater()
    await tend()
    expect(await storage.names()).toHaveLength(8)
  })

  test('stay in the database while the storage fails', async () => {
    const { data } = await envelopeOf(await upload(plain, token, 'a.pdf'))
    for (const [what, answer] of Object.entries(badAnswers)) {
      hostile.be(answer)
      const moved = ill.inside(() => moveAllFiles(openBucket(hostile.access)))
      await expect(moved, what).rejects.toThrow('file storage: ')
      expect(await bytes(await get(data, ill)), what).toEqual(content)
    }
  })

  test('are removed from the bucket if they are deleted during the move', async () => {
    const { data } = await envelopeOf(await upload(plain, token, 'a.pdf'))
    const late = {
      ...bucket,
      async put(id: string, given: Uint8Array<ArrayBuffer>, type: string) {
        const digest = await bucket.put(id, given, type)
        await bed.inside(() => tx(() => removeFiles([id])))
        return digest
      },
    }
    expect(await bed.inside(() => moveAllFiles(late))).toBe(0)
    expect(await storage.names()).toEqual([`files/${idIn(data)}`])
    await anHourLater()
    await tend()
    expect(await storage.names()).toEqual([])
  })
})

describe('a file storage', () => {
  test.each(Object.entries(badAnswers))(
    'that %s is reported to the buyer with 503 and in the log',
    async (_, answer) => {
      const { data } = await envelopeOf(await upload(bed, token, 'a.pdf'))
      hostile.be(answer)
      for (const refused of [await get(data, ill), await upload(ill, token, 'b.pdf')]) {
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
        expect(await envelopeOf(refused)).toMatchObject({
          code: 503,
          message: '文件服务暂时不可用，请稍后再试',
        })
      }
      expect(ill.errors).toHaveLength(2)
      for (const line of ill.errors) expect(line).toMatch(/ file storage: (GET|PUT|HEAD) files\/\d+: \S/)
      expect(ill.errors.join()).not.toMatch(/-of-the-shop|%PDF|<|Authorization/)
      expect(await rows()).toHaveLength(1)
      // Nothing was lost: the same file is taken as soon as it answers again.
      expect((await envelopeOf(await upload(bed, token, 'b.pdf'))).code).toBe(200)
    },
  )

  test('that is no longer configured leaves its files unreadable with a 503 and a log line', async () => {
    const { data } = await envelopeOf(await upload(bed, token, 'a.pdf'))
    plain.errors.length = 0
    expect((await get(data, plain)).status).toBe(503)
    expect(plain.errors.join()).toContain('but S3_ENDPOINT is not set')
    await bed.inside(() =>
      db()
        .delete(uploadFile)
        .where(eq(uploadFile.id, idIn(data))),
    )
  })
})
