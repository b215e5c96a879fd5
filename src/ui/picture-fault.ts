import { useCallback, useState } from 'react'

/**
 * Detects that a picture failed to load, also before hydration.
 * @param src address of the picture
 * @returns whether it failed, and properties for its `<img>`
 */
export function usePictureFault(src: string) {
  const [broken, setBroken] = useState('')
  const fail = useCallback(() => setBroken(src), [src])
  const ref = useCallback(
    (img: HTMLImageElement | null) => {
      // An SVG without size has no width either. Decoding distinguishes the two.
      if (img?.complete && img.naturalWidth === 0) void img.decode().catch(fail)
    },
    [fail],
  )
  return { failed: src !== '' && src === broken, watch: { ref, onError: fail } }
}
