import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Opens an application of this folder with the built package and this repository's React, without an installation. */
export function linkedApp(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tradefront-app-'))
  cpSync(join('tests', 'e2e', 'bundled', name), folder, { recursive: true })
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@vitejs'), { recursive: true })
  symlinkSync(resolve('.'), join(modules, 'tradefront'))
  for (const one of ['react', 'react-dom', 'vite', '@vitejs/plugin-react'])
    symlinkSync(resolve('node_modules', one), join(modules, one))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
