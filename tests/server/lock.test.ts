import { spawn } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockFolder } from '../../demo/server/core/database/lock'

const folder = await mkdtemp(join(tmpdir(), 'trade-lock-'))
afterAll(() => rm(folder, { recursive: true }))

test('a second lock reports the process of the first, and succeeds after its release', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`in use by another server (process ${process.pid})`)
  await release()
  await (
    await lockFolder(folder)
  )()
})

test('locks a folder under all of its paths', async () => {
  const other = `${folder}-link`
  await symlink(folder, other)
  const release = await lockFolder(other)
  await expect(lockFolder(join(folder, 'x', '..'))).rejects.toThrow('in use')
  await release()
  await rm(other)
})

test('can lock a folder that does not exist yet', async () => {
  const absent = join(folder, 'later', 'db')
  const release = await lockFolder(absent)
  await expect(lockFolder(absent)).rejects.toThrow('in use')
  await release()
})

test('the operating system releases the lock of a killed process', async () => {
  const { createHash } = await import('node:crypto')
  const name = `tradefront-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
  const holder = spawn(process.execPath, [
    '-e',
    `require('net').createServer((s) => s.end(String(process.pid))).listen('\\0${name}', () => console.log('held'))`,
  ])
  await new Promise((done) => holder.stdout.once('data', done))
  await expect(lockFolder(folder)).rejects.toThrow(`process ${holder.pid}`)
  const ended = new Promise((done) => holder.once('exit', done))
  holder.kill('SIGKILL')
  await ended
  await (
    await lockFolder(folder)
  )()
})
