import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'
import { browserDraws } from './ways'

/** Pictures of the main screens in both themes, into dist/shots. */
export default defineConfig({
  ...journeys,
  projects: [{ testMatch: 'shots.ts', use: { storageState: browserDraws } }],
  reporter: 'list',
  timeout: 120_000,
})
