import { useCallback, useState } from 'react'

/**
 * Notices that a picture did not load, also where that was before React came to a page that a server drew.
 * @param src address of the picture
 * @returns whether it failed, and what its `<img>` needs
 */
export function usePictureFault(src: string) {
  const [broken, setBroken] = useState('')
  const fail = useCallback(() => setBroken(src), [src])
  const ref = useCallback(
    (img: HTMLImageElement | null) => {
      // A drawing without a size of its own has no width, either: decoding tells them apart.
      if (img?.complete && img.naturalWidth === 0) void img.decode().catch(fail)
    },
    [fail],
  )
  return { failed: src !== '' && src === broken, watch: { ref, onError: fail } }
}
