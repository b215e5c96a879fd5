import type { Job } from '../../core/jobs/jobs'
import { importWaits } from './import-waits'
import { tidyImports } from './imports'
import { workOnImports } from './work-on-imports'

/** Time limit of one run in milliseconds, so that other jobs do not wait longer. */
const turn = 700

export const job: Job = {
  name: 'catalogue/goods-import check and import',
  every: 5_000,
  signal: importWaits,
  async run() {
    await tidyImports()
    return workOnImports(turn)
  },
}
