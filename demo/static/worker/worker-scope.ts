/** Members of a service worker's scope that are used here. The compiler's types only cover pages. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Installing = Lasting & {
  /** Not supported by every browser. */
  addRoutes?: (routes: readonly { condition: object; source: string }[]) => Promise<void>
}
type FetchAsked = Event & { request: Request; respondWith: (answer: Promise<Response>) => void }

type WorkerScope = {
  location: Location
  registration: ServiceWorkerRegistration
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install', listener: (event: Installing) => void): void
    (type: 'activate' | 'message', listener: (event: Lasting) => void): void
    (type: 'fetch', listener: (event: FetchAsked) => void): void
  }
}

export const worker = globalThis as unknown as WorkerScope
