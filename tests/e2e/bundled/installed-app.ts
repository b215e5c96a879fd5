import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Packs the kit as `npm publish` would. */
export function packedKit() {
  const folder = mkdtempSync(join(tmpdir(), 'tradefront-packed-'))
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder])
  const [name = ''] = readdirSync(folder)
  return { file: join(folder, name), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Installs an application of this folder with its packages from the registry and the packed kit.
 * @throws with a clear message if the registry is not reachable
 */
export function installedApp(name: string, tarball: string, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), `tradefront-${name}-`))
  cpSync(join('tests', 'e2e', 'bundled', name), folder, { recursive: true })
  // Another test of this process may have built for production, which would leave out the bundlers.
  const full = { ...process.env, NODE_ENV: '', NEXT_TELEMETRY_DISABLED: '1', ...env }
  const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe', env: full } as const
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', tarball], options)
  } catch (error) {
    throw new Error(
      `The packages of ${name} could not be installed. This test needs the npm registry: ${String(error)}`,
      { cause: error },
    )
  }
  // Without the dashes, npx would interpret the command's options.
  const npx = (command: string, args: string[]) => ['--no', '--', command, ...args]
  return {
    folder,
    /** @returns the output @throws the output if the command fails */
    run(command: string, ...args: string[]) {
      const { status, stdout, stderr } = spawnSync('npx', npx(command, args), options)
      if (status !== 0) throw new Error(`${command} failed: ${stdout}${stderr}`)
      return stdout + stderr
    },
    /** Starts a server. @returns a function that stops it */
    start(command: string, ...args: string[]) {
      const child = spawn('npx', npx(command, args), {
        cwd: folder,
        env: full,
        stdio: 'ignore',
        detached: true,
      })
      return () => {
        if (child.pid) process.kill(-child.pid)
      }
    },
    // A server that was stopped may still write.
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  }
}
