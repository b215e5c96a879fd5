import type { DatabaseFiles } from './kept-database'

declare const __buildFiles: DatabaseFiles

/** Files of this worker's build, with hashes in their names. */
export const buildFiles = __buildFiles
