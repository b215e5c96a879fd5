import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Runs `npx tradefront render …` from the package. */
export function runRender(...args: string[]) {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [join('dist', 'kit', 'command.js'), 'render', ...args], {
    env: { PATH },
  })
  let [output, complained] = ['', '']
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (complained += part.toString()))
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
  return { child, ended, output: () => output, complained: () => complained }
}

/** Starts the command. @returns base URL of the views once they can be requested */
export async function openViews(...args: string[]) {
  const running = runRender('--port', '0', ...args)
  const address = () => / at (http:\S+)/.exec(running.output())?.[1]
  while (!address() && running.child.exitCode === null) await new Promise((done) => setTimeout(done, 20))
  const views = address()
  if (!views) throw new Error(`the command did not start: ${running.complained()}`)
  return { ...running, views }
}
