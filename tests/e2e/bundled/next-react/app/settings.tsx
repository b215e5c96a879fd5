'use client'

if (typeof window !== 'undefined')
  Object.assign(window, {
    tradefrontConfig: { api: `${process.env.NEXT_PUBLIC_SHOP}/api`, site: 'localhost' },
  })

/** Settings stand in a module: they are there before the first element asks. */
export const Settings = () => null
