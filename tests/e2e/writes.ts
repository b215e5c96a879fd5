import type { Request } from '@playwright/test'

/** Whether a request may change data. Delivery dates are read by POST. */
export const isWrite = (request: Request) =>
  request.method() !== 'GET' && !request.url().endsWith('/delivery/promise')
