import type { Settings } from './settings'
import { groupedSettings } from './grouped-settings'

/** An S3 bucket and its credentials. */
export type BucketAccess = {
  endpoint: string
  region: string
  name: string
  keyId: string
  secret: string
  /** Puts the bucket's name into the path instead of the host. */
  inPath: boolean
  /** Timeout of one response including its body, in milliseconds. */
  answersWithin: number
}

/** Reads the settings of the bucket. They must be set together. */
export function bucketAccess(set: Settings): BucketAccess | undefined {
  const access = groupedSettings(set, {
    endpoint: 'S3_ENDPOINT',
    region: 'S3_REGION',
    name: 'S3_BUCKET',
    keyId: 'S3_ACCESS_KEY_ID',
    secret: 'S3_SECRET_ACCESS_KEY',
  })
  return access && { ...access, inPath: set.S3_PATH_STYLE, answersWithin: 15_000 }
}
