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
    /** Starts a server. @returns a promise that rejects with its output when it ends, and a function that stops it */
    start(command: string, ...args: string[]) {
      const child = spawn('npx', npx(command, args), { cwd: folder, env: full, detached: true })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (output += text))
      let hasEnded = false
      const ended = new Promise<never>((_, reject) => {
        child.once('exit', () => {
          hasEnded = true
          reject(new Error(`${command} ended: ${output}`))
        })
      })
      // After it was stopped, nobody waits for its end.
      ended.catch(() => {})
      return {
        ended,
        // At once: a development server that ends by itself still writes into the folder.
        stop: () => child.pid && !hasEnded && process.kill(-child.pid, 'SIGKILL'),
      }
    },
    // Its processes end after the signal.
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  }
}
