import type { BrowserContext, Page } from '@playwright/test'
import { buyerBehind } from '../buyer'
import { everyEndpoint } from './endpoints'
import { keepAnswers } from './recorded-answers'
import { screensOf, type Viewer } from './screens'

/** Prepares a page without animations that caches answers. @returns the viewer's screens and the cache */
export async function openScreens(page: Page, context: BrowserContext, viewer: Viewer, baseURL?: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const buyer = await buyerBehind(page.request, 'demo')
  if (viewer === 'demo') await buyer.enter(context, baseURL)
  const screens = (await screensOf(buyer))[viewer]
  return { screens, answers: await keepAnswers(page, await everyEndpoint()) }
}
