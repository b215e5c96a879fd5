import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const root = import.meta.dirname
const pages = ['.', 'turbo'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(root, folder, file)),
)

/** Builds the example pages of applications with a framework, beside the other example pages. */
export default defineConfig({
  root,
  base: './',
  plugins: [svelte({ configFile: false })],
  // Angular's decorators.
  oxc: { decorator: { legacy: true } },
  build: {
    outDir: '../../dist/pages',
    emptyOutDir: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: { input: pages },
  },
})
