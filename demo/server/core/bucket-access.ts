import type { Settings } from './settings'
import { together } from './together'

/** A bucket of a storage that speaks S3, and how it is entered. */
export type BucketAccess = {
  endpoint: string
  region: string
  name: string
  keyId: string
  secret: string
  /** The bucket is named in the path instead of the host. */
  inPath: boolean
  /** Milliseconds that one answer may take, body and all. */
  answersWithin: number
}

/** All of it is set, or nothing. */
export function bucketAccess(set: Settings): BucketAccess | undefined {
  const access = together(set, {
    endpoint: 'S3_ENDPOINT',
    region: 'S3_REGION',
    name: 'S3_BUCKET',
    keyId: 'S3_ACCESS_KEY_ID',
    secret: 'S3_SECRET_ACCESS_KEY',
  })
  return access && { ...access, inPath: set.S3_PATH_STYLE, answersWithin: 15_000 }
}
