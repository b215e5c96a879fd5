/** Licences that let the shop be used, changed and sold. */
export const allowedLicences = [
  'MIT',
  'ISC',
  '0BSD',
  'MIT-0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '(MPL-2.0 OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
]

/** Used by the build and the tests alone; nothing of them is handed on. */
export const toolLicences = ['MPL-2.0', 'Python-2.0']

/** Packages whose licence stands in their text only. */
export const licencesByHand: Record<string, string> = {
  busboy: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  streamsearch: 'MIT',
}

/** Packages that would like to run something when they are installed, and work without it. */
export const withInstallScript = ['@scarf/scarf', 'esbuild']

/**
 * Versions below which a package is not taken: it has a known hole there, or is older than what was looked at. Raise
 * one with every advisory.
 */
export const floors: Record<string, { from: string; because: string }> = {
  '@hono/node-server': {
    from: '1.19.15',
    because: 'files past a guard by // and %2F: GHSA-92pp-h63x-v22m, GHSA-wc8c-qw6v-h7f6',
  },
  '@rollup/wasm-node': { from: '4.22.4', because: 'clobbered document.currentScript: CVE-2024-47068' },
  'drizzle-orm': { from: '0.45.2', because: 'names of columns from outside: CVE-2026-39356' },
  dompurify: {
    from: '3.4.18',
    because: 'cleans what strangers wrote: always the latest of its major version',
  },
  'sanitize-html': {
    from: '2.17.5',
    because: 'cleans what strangers wrote; words of xmp came through as markup: CVE-2026-44990',
  },
  hono: { from: '4.12.12', because: 'advisories of 2026' },
  vite: { from: '5.4.6', because: 'clobbered document.currentScript: CVE-2024-45812' },
}
