import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserFlags, browserPath } from '../browser.mjs'
import { demoSettings } from './demo-settings.mjs'
import { port } from './port'
import { chosenWay } from './ways'

const lane = process.env.E2E_LANE ?? '1'

/** Journeys on the built storefront with the real server, on a database of their own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: `../../test-results/${lane}`,
  workers: 1,
  // A journey that passes the second time is named at the end of the run as one to look at.
  retries: process.env.CI ? 1 : 0,
  // Patience, which costs nothing where all is well: lanes share the cores, and machines differ by half.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [
    ['list'],
    ...(process.env.TEST_COUNTS ? [['json', { outputFile: process.env.TEST_COUNTS }] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    storageState: chosenWay,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
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
      DATA_DIR: join(mkdtempSync(join(tmpdir(), 'tradefront-')), 'db'),
      ...demoSettings,
    },
  },
})
