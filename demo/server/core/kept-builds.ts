import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { day, hour } from './business-time'
import { filesOf, type Files } from './files'
import { hashedName } from './hashed-name'
import type { Job } from './jobs'
import { StartError } from './start-error'

/** Files of one build, and where those of all builds are kept. */
type Build = { own: string; kept: string }

async function hashedBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && hashedName.test(entry.name))
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
}

/** A file appears whole or not at all, however many servers bring it at once. */
async function copy(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true })
  const unfinished = `${to}.${randomUUID()}`
  await copyFile(from, unfinished)
  await rename(unfinished, to)
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Marks what this build has as in use today, and removes what no build has used for so long. */
async function keep({ own, kept }: Build, ms: number) {
  const now = new Date()
  for (const name of await hashedBelow(own)) {
    const target = join(kept, name)
    if (!(await isThere(target))) await copy(join(own, name), target)
    await utimes(target, now, now)
  }
  for (const name of await hashedBelow(kept)) {
    const path = join(kept, name)
    const { mtimeMs } = await stat(path)
    if (now.getTime() - mtimeMs > ms) await rm(path, { force: true })
  }
}

export type KeptBuilds = {
  /** The files of a built folder, and beside them the hashed ones of other builds. */
  files: (name: string) => Files
  /** Brings the files of this build. @throws StartError the folder cannot be written */
  bring: () => Promise<void>
  job: Job
}

/**
 * While servers of two builds answer beside each other, a page of one asks the other for its chunks. A folder that all
 * of them share holds the hashed files of every build until none has used them for so many days.
 * @param built the folder of this build
 * @param folder the shared one
 */
export function keptBuilds(
  built: string,
  names: readonly string[],
  { folder, days }: { folder: string; days: number },
): KeptBuilds {
  const builds = names.map((name) => ({ own: join(built, name), kept: join(folder, name) }))
  const keepAll = async () => {
    for (const build of builds) await keep(build, days * day)
  }
  return {
    files(name) {
      const [own, kept] = [filesOf(join(built, name)), filesOf(join(folder, name))]
      return {
        find: async (path, accepts) =>
          (await own.find(path, accepts)) ?? (hashedName.test(path) ? kept.find(path, accepts) : undefined),
      }
    },
    bring: () =>
      keepAll().catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : 'unknown reason'
        throw new StartError(`Built files cannot be kept in ${folder} (${reason}). Check KEPT_BUILDS_DIR.`)
      }),
    job: { name: 'keep built files', every: 12 * hour, run: keepAll },
  }
}
