import type { Config } from '../../core/config/config'
import type { Job } from '../../core/jobs/jobs'
import { openBucket } from './bucket'
import { moveFiles } from './move-files'
import { removeObjects } from './removals'

/** Removes orphaned objects and uploads files that were stored in transactions. @returns number of objects */
export async function tendBucket({ bucket: access }: Pick<Config, 'bucket'>): Promise<number> {
  if (!access) return 0
  const bucket = openBucket(access)
  return (await removeObjects(bucket)) + (await moveFiles(bucket))
}

export const job: Job = { name: 'site/files tend the bucket', every: 10_000, run: tendBucket }
