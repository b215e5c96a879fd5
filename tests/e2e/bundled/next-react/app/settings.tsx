'use client'

if (typeof window !== 'undefined')
  Object.assign(window, {
    tradefrontConfig: { api: `${process.env.NEXT_PUBLIC_SHOP}/api`, site: 'localhost' },
  })

/** Settings in a module, so that they are set before the first element reads them. */
export const Settings = () => null
