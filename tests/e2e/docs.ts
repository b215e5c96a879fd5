import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { installPackages } from '../../demo/install-packages.mjs'

/** Collects uncaught errors, console output, and violations of the content security policy. */
export function complaintsOf(page: Page, complaints: string[] = []) {
  const where = () => new URL(page.url()).pathname
  page.on('pageerror', (error) => complaints.push(`${where()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${where()}: ${message.text()}`)
  })
  return complaints
}

/** Returns whether the element of a documentation page is defined and its example is visible. */
export const drawn = (page: Page, tag: string) =>
  page.evaluate((name) => {
    const frame = document.querySelector<HTMLIFrameElement>('.stage-frame')
    const room = (frame?.contentDocument ?? document).querySelector('.stage-inner')
    const tall = (range: Range | Element) => range.getBoundingClientRect().height > 8
    const isShown = (text: ChildNode) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return text.nodeType === 3 && text.textContent?.trim() !== '' && tall(range)
    }
    // An element may only reserve space, so its content counts instead of its own box.
    const visible = (element: Element): boolean =>
      (!element.localName.startsWith('trade-') && tall(element)) ||
      [...element.childNodes].some(isShown) ||
      [...(element.shadowRoot?.children ?? []), ...element.children].some(visible)
    return Boolean(room?.querySelector(`${name}:defined`)) && room !== null && visible(room)
  }, tag)

const strict = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  // The typings themselves are checked in another test.
  skipLibCheck: true,
  types: [],
  lib: ['es2024', 'dom', 'dom.iterable'],
  // Each code block is a module.
  moduleDetection: 'force',
}

/** Returns the compiler's errors for files in a project with the built package and the frameworks. */
export function typeFaults(files: [name: string, text: string][]): string {
  const project = mkdtempSync(join(tmpdir(), 'tradefront-docs-'))
  const modules = join(project, 'node_modules')
  try {
    mkdirSync(modules)
    symlinkSync(resolve('.'), join(modules, 'tradefront'))
    installPackages('demo/frameworks')
    for (const name of ['zod', 'nanostores', 'react', '@types', 'csstype'])
      symlinkSync(resolve('node_modules', name), join(modules, name))
    for (const name of ['vue', '@vue', '@angular', 'svelte', 'rxjs'])
      symlinkSync(resolve('demo/frameworks/node_modules', name), join(modules, name))
    for (const [name, text] of files) writeFileSync(join(project, name), text)
    const config = { compilerOptions: strict, files: files.map(([name]) => name) }
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config))
    execFileSync(resolve('node_modules', '.bin', 'tsc'), ['-p', '.'], { cwd: project, encoding: 'utf8' })
    return ''
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}
