import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserFlags, browserPath } from '../browser.mjs'
import { demoSettings } from './demo-settings.mjs'
import { port, portOf } from './port'
import { chosenWay } from './ways'

const { E2E_LANES = '1', E2E_DATABASES = '' } = process.env
const databases = E2E_DATABASES.split(' ')
const long = '**/static.test.ts'
const lanes = Array.from({ length: Number(E2E_LANES) }, (_, lane) => lane)

/**
 * Journeys on the built storefront with the real server. Each lane has a shop, ports and a database of its own, because
 * journeys log in as the same buyers, and each counts what lies in its cart.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../../test-results',
  workers: lanes.length,
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
  // The longest file, which is alone in what it asks of its browser, would be the last one, and a lane would wait for it.
  projects: [
    { name: 'static', testMatch: long },
    { name: 'journeys', testIgnore: long },
  ],
  webServer: lanes.map((lane) => ({
    command: 'node demo/start.mjs',
    cwd: '../..',
    url: `http://localhost:${portOf(lane)}/health`,
    timeout: 180_000,
    reuseExistingServer: !process.env.CI,
    env: {
      PORT: String(portOf(lane)),
      // Every run begins with the seed.
      DATABASE_URL: databases[lane] ?? '',
      DATA_DIR: join(mkdtempSync(join(tmpdir(), 'tradefront-')), 'db'),
      ...demoSettings,
    },
  })),
})
