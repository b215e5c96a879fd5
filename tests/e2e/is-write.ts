import type { Request } from '@playwright/test'

/** Returns whether a request may change data. Delivery dates are read by POST. */
export const isWrite = (request: Request) =>
  request.method() !== 'GET' && !request.url().endsWith('/delivery/promise')
