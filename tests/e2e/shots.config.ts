import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'

/** Pictures of the main screens in both themes, into dist/shots. */
export default defineConfig({ ...journeys, testMatch: 'shots.ts', reporter: 'list', timeout: 120_000 })
