import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { day, hour } from '../time/business-time'
import { filesOf, type Files } from './files'
import { hashedName } from './hashed-name'
import type { Job } from '../jobs/jobs'
import { StartError } from '../config/start-error'

/** Folder of this build, and folder of all builds. */
type Build = { own: string; shared: string }

async function hashedBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && hashedName.test(entry.name))
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
}

/** Copies a file atomically, because several servers may copy it at once. */
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

/** Marks the files of this build as used today, and removes files unused for too long. */
async function keep({ own, shared }: Build, ms: number) {
  const now = new Date()
  for (const name of await hashedBelow(own)) {
    const target = join(shared, name)
    if (!(await isThere(target))) await copy(join(own, name), target)
    await utimes(target, now, now)
  }
  for (const name of await hashedBelow(shared)) {
    const path = join(shared, name)
    const { mtimeMs } = await stat(path)
    if (now.getTime() - mtimeMs > ms) await rm(path, { force: true })
  }
}

export type KeptBuilds = {
  /** Files of a built folder together with hashed files of other builds. */
  files: (name: string) => Files
  /** Copies the files of this build. @throws StartError the folder is not writable */
  bring: () => Promise<void>
  job: Job
}

/**
 * Shares the hashed files of all builds between servers. While servers of two builds run side by side, a page of one may
 * request chunks of the other. A file is removed some days after its last use.
 * @param built folder of this build
 * @param folder shared by all servers
 */
export function keptBuilds(
  built: string,
  names: readonly string[],
  { folder, days }: { folder: string; days: number },
): KeptBuilds {
  const builds = names.map((name) => ({ own: join(built, name), shared: join(folder, name) }))
  const keepAll = async () => {
    for (const build of builds) await keep(build, days * day)
  }
  return {
    files(name) {
      const [own, shared] = [filesOf(join(built, name)), filesOf(join(folder, name))]
      return {
        find: async (path, accepts) =>
          (await own.find(path, accepts)) ?? (hashedName.test(path) ? shared.find(path, accepts) : undefined),
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
