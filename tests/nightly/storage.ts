import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { installPackages } from '../../demo/install-packages.mjs'
import type { BucketAccess } from '../../demo/server/core/config/bucket-access'
import { turns } from '../../src/core/store/in-turn'

/** The one account that the server knows. */
const account = 'S3RVER'

/** A real server that speaks S3, with one empty bucket, for a test file. */
export async function openStorage() {
  installPackages('tests/nightly')
  const { default: S3rver } = await import('@20minutes/s3rver')
  const folder = await mkdtemp(join(tmpdir(), 'trade-storage-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'shop', configs: [] }],
  })
  // S3 shows an object as it was or as it became; this one, which writes into the file that it shows, only so.
  const inTurn = turns()
  server.middleware.unshift((_, next) => inTurn(next))
  const { port } = await server.run()
  const access: BucketAccess = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'cn-north-1',
    name: 'shop',
    keyId: account,
    secret: account,
    inPath: true,
    answersWithin: 5_000,
  }
  const owner = new AwsClient({ accessKeyId: account, secretAccessKey: account, service: 's3', retries: 0 })
  return {
    access,
    /** Names of all objects that lie there. */
    async names() {
      const answer = await owner.fetch(`${access.endpoint}/shop?list-type=2`)
      const found = (await answer.text()).matchAll(/<Key>([^<]+)<\/Key>/g)
      return [...found].map(([, name = '']) => name)
    },
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
