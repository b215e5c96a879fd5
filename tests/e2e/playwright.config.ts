import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserFlags, browserPath } from '../browser.mjs'
import { demoSettings } from './demo-settings.mjs'
import { port } from './port'
import { chosenWay } from './render-modes'

// Workers load this file, too, and share the folder of the run.
process.env.E2E_RUN ??= mkdtempSync(join(tmpdir(), 'tradefront-'))

/** Configuration of journeys on the built storefront with the real server: two workers, one shop, one database. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../../test-results',
  // One worker for each of two cores. Three took longer in total, and some journeys timed out.
  workers: 2,
  // Short journeys are independent. Some others build or count something for their whole file.
  fullyParallel: !process.env.TEST_ALL,
  forbidOnly: true,
  reportSlowTests: { max: 8, threshold: 15_000 },
  retries: 0,
  // Timeouts allow for a machine that is busy with other work.
  timeout: 180_000,
  // A hanging run ends and names the running tests.
  globalTimeout: process.env.TEST_ALL ? 0 : 1_320_000,
  expect: { timeout: 45_000 },
  reporter: [
    ['list'],
    ...(process.env.TEST_COUNTS ? [['json', { outputFile: process.env.TEST_COUNTS }] as const] : []),
    ...(process.env.TEST_UNFINISHED ? [['../unfinished-files.mjs'] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // A new context loads every file of the shop again, which costs more than most journeys.
    reuseContext: true,
    storageState: chosenWay,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    // Pages with markup from a test have no network address. Chrome requires a permission for their access to this machine.
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
      // Every run starts with the seed.
      DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
      DATA_DIR: join(process.env.E2E_RUN, 'db'),
      ...demoSettings,
    },
  },
})
