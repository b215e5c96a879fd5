import { toastHost } from '../../src/core/host/scope'

const bring = () => import('../../src/ui/overlays/toast.lit')

// Created with the first toast of any element.
toastHost.show = () =>
  void bring().then(
    ({ showToasts }) => showToasts(),
    // The next toast tries again.
    () => {},
  )

/** Loads the host before the first toast. */
export const bringToasts = () => void bring().catch(() => {})

// The notice about a lost network must be loaded before it is needed, so it loads with the first interaction.
for (const sign of ['pointerover', 'focusin'])
  globalThis.document?.addEventListener(sign, bringToasts, { once: true })
