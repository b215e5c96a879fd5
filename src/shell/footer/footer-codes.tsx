import { pictureAddress } from '../../core/address/picture-address'
import { useSay, useScope } from '../../ui/host'
import { usePictureFault } from '../../ui/picture-fault'
import type { ThemePage } from '../../site/theme/theme.store'
import { footerMessages } from './footer.messages'

const most = 3

/** A QR code. If its picture fails to load, its caption disappears too. */
function Code({ src, label }: { src: string; label: string }) {
  const { failed, watch } = usePictureFault(src)
  if (!src || failed) return null
  return (
    <figure className="footer-code stack gap-8 top center rigid text-center">
      <img src={src} width="88" height="88" alt={label} loading="lazy" {...watch} />
      <figcaption>{label}</figcaption>
    </figure>
  )
}

/** QR code of the brand site and up to three follow-us pictures. */
export function FooterCodes({ of: { qrCode, followImages = [] } }: { of: ThemePage['shell'] }) {
  const say = useSay(footerMessages)
  const scope = useScope()
  const codes = [...(qrCode ? [{ image: qrCode, label: say('follow') }] : []), ...followImages.slice(0, most)]
  if (codes.length === 0) return null
  return (
    <div className="footer-codes row gap-16 stretch rigid">
      {codes.map(({ image, label }) => (
        <Code key={label} src={pictureAddress(scope, image)} label={label} />
      ))}
    </div>
  )
}
