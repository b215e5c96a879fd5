import { toastHost } from '../src/core/scope'

const bring = () => import('../src/ui/overlays/toast.lit')

// Whatever element comes first, what it says has a place to be shown; drawn only when there is something to say.
toastHost.show = () =>
  void bring().then(
    ({ showToasts }) => showToasts(),
    // The next thing that is said asks for it again.
    () => {},
  )

/** Before there is something to say. */
export const bringToasts = () => void bring().catch(() => {})

// What says that the network is gone has to be there before: it comes with the first sign of a buyer.
for (const sign of ['pointerover', 'focusin'])
  globalThis.document?.addEventListener(sign, bringToasts, { once: true })
