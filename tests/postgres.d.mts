export type Cluster = {
  url: string
  folder: string
  /** Folder of its programs. */
  bin: string
  /** Makes a place one of the user whom the server runs as. */
  give: (owned: string) => void
  /** Runs one of its programs as that user. */
  run: (command: string, ...args: string[]) => void
  start: () => void
  /** Stops it in the midst of everything. */
  stop: () => void
  close: () => void
}
/** A command line as the user whom PostgreSQL runs as. */
export function asPostgres(...line: string[]): string[]
export type Settings = Record<string, string | number>
/** @param settings of its server, as postgresql.conf names them */
export function openCluster(settings?: Settings): Promise<Cluster | undefined>
export type Postgres = Pick<Cluster, 'url' | 'close'> & {
  /** Makes a database beside it, in place of one of that name, empty or a copy of another, and says its address. */
  add: (name: string, model?: string) => Promise<string>
}
/** @param settings of a server that is started for it */
export function openPostgres(settings?: Settings): Promise<Postgres | undefined>
