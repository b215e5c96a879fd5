import { encode } from 'uqr'

type QrCodeProps = {
  content: string
  /** Alternative text. */
  label: string
  /** In pixels. */
  size?: number
}

/** Capacity of the largest code of this error correction, in bytes. */
const most = 2331

/** QR code, dark on light in every theme, because many readers need that. Nothing if the content is too long. */
export function QrCode({ content, label, size = 200 }: QrCodeProps) {
  if (new TextEncoder().encode(content).length > most) return null
  const { data, size: modules } = encode(content, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <rect width={modules} height={modules} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
