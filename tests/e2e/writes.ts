import type { Request } from '@playwright/test'

/** Whether a request of a page may change something: when goods arrive is asked by POST, and writes nothing. */
export const isWrite = (request: Request) =>
  request.method() !== 'GET' && !request.url().endsWith('/delivery/promise')
