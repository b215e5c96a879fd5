import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'

/** Configuration for screenshots of the main screens in both themes, written to dist/shots. */
export default defineConfig({ ...journeys, testMatch: 'shots.ts', reporter: 'list', timeout: 120_000 })
