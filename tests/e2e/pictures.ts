import type { Page } from '@playwright/test'

/**
 * Compares two screenshots in the browser.
 * @param shade of 255: tolerated difference of a channel, because edges are smoothed by their position
 * @returns the number of differing pixels and of all pixels. All of them differ if the sizes differ
 */
export const differingPixels = (page: Page, one: Buffer, other: Buffer, shade: number) =>
  page.evaluate(
    async ({ pictures, limit }) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image()
          image.src = `data:image/png;base64,${picture}`
          await image.decode()
          const canvas = new OffscreenCanvas(image.width, image.height)
          const context = canvas.getContext('2d')
          context?.drawImage(image, 0, 0)
          return context?.getImageData(0, 0, image.width, image.height)
        }),
      )
      const all = (a?.width ?? 0) * (a?.height ?? 0)
      if (!a || !b || a.width !== b.width || a.height !== b.height) return { differing: all, all }
      const isOther = (at: number) =>
        [0, 1, 2].some(
          (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > limit,
        )
      let differing = 0
      for (let at = 0; at < a.data.length; at += 4) if (isOther(at)) differing += 1
      return { differing, all }
    },
    { pictures: [one.toString('base64'), other.toString('base64')], limit: shade },
  )
