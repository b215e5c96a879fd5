import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

/**
 * Builds a file as the static shop's worker is built, and loads it here.
 * @param file below the project's folder
 */
export async function lowered(file: string): Promise<unknown> {
  const outDir = mkdtempSync(join(tmpdir(), 'tradefront-'))
  const output = { format: 'es' as const, entryFileNames: 'lowered.mjs' }
  await build({
    configFile: 'demo/static/static.config.ts',
    mode: 'worker',
    logLevel: 'error',
    define: { __buildFiles: '{}' },
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input: { server: file }, preserveEntrySignatures: 'strict', output },
    },
  })
  return import(pathToFileURL(join(outDir, 'lowered.mjs')).href)
}
