import type { DatabaseFiles } from './kept-database'

declare const __buildFiles: DatabaseFiles

/** The files that this worker was built with, named by their hashes. */
export const buildFiles = __buildFiles
