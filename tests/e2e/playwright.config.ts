import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserFlags, browserPath } from '../browser.mjs'
import { demoSettings } from './demo-settings.mjs'
import { port } from './port'
import { chosenWay } from './ways'

// Workers read this file, too, and share the folder of the run.
process.env.E2E_RUN ??= mkdtempSync(join(tmpdir(), 'tradefront-'))

/** Journeys on the built storefront with the real server: two workers, one shop, one database. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../../test-results',
  // One for each of two cores: three took longer in all, and single journeys ran into their timeout.
  workers: 2,
  // Each of the short journeys stands alone. Some of the others build or count something for their whole file.
  fullyParallel: !process.env.TEST_ALL,
  forbidOnly: true,
  reportSlowTests: { max: 8, threshold: 15_000 },
  retries: 0,
  // Timeouts are for a machine that is busy with other work.
  timeout: 180_000,
  // A run that hangs ends, and names what it was at.
  globalTimeout: process.env.TEST_ALL ? 0 : 1_320_000,
  expect: { timeout: 45_000 },
  reporter: [
    ['list'],
    ...(process.env.TEST_COUNTS ? [['json', { outputFile: process.env.TEST_COUNTS }] as const] : []),
    ...(process.env.TEST_UNFINISHED ? [['../unfinished-files.mjs'] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // A new context loads every file of the shop again, which costs more than most journeys do on it.
    reuseContext: true,
    storageState: chosenWay,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    // Pages written in a test come from nowhere; Chrome asks before such a page reaches this machine.
    permissions: ['local-network-access'],
    launchOptions: { executablePath: browserPath(), args: browserFlags },
  },
  webServer: {
    command: 'node demo/start.mjs',
    cwd: '../..',
    url: `http://localhost:${port}/health`,
    timeout: 180_000,
    reuseExistingServer: !process.env.CI,
    env: {
      PORT: String(port),
      // Every run begins with the seed.
      DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
      DATA_DIR: join(process.env.E2E_RUN, 'db'),
      ...demoSettings,
    },
  },
})
