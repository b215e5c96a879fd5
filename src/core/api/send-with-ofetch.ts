import { ofetch } from 'ofetch'
import { sendRequestsWith } from './client'

// Regions send their requests with ofetch. Small elements do without its code and use `fetch`.
sendRequestsWith((url, init) =>
  // Every option is an own property: a polluted Object.prototype must not redirect or rewrite requests. ofetch's own
  // retry is not used, because its second request reads dropped options, and so those of the prototype.
  ofetch.raw(url, {
    ...init,
    responseType: 'stream',
    ignoreResponseError: true,
    retry: 0,
    baseURL: undefined,
    query: undefined,
    params: undefined,
    timeout: undefined,
    parseResponse: undefined,
    retryDelay: undefined,
    retryStatusCodes: undefined,
    dispatcher: undefined,
    agent: undefined,
    onRequest: undefined,
    onRequestError: undefined,
    onResponse: undefined,
    onResponseError: undefined,
  } as Parameters<typeof ofetch.raw>[1]),
)
