const centre = { x: 136, y: 164 }
const pitch = 81
const balls = Array.from({ length: 9 }, (_, at) => {
  const angle = (at * 2 * Math.PI) / 9
  return { x: centre.x + pitch * Math.sin(angle), y: centre.y - pitch * Math.cos(angle) }
})

const hatching = (from: number, to: number) =>
  Array.from({ length: 9 }, (_, at) => `M${298 + at * 6} ${to}l${to - from} ${from - to}`).join('')

const axes = 'M4 164H386M136 28V302'
const thin = [
  // dimensions: width above, bore and outside at the right, outside below
  'M296 12V40M345 12V40M296 20H345',
  'M350 45H382M350 283H382M375 45V152M375 178V283',
  'M350 119H366M350 209H366M359 119V150M359 176V209',
  'M17 170V317M255 170V317M17 308H114M158 308H255',
].join('')
const arrows = [
  'M296 20l8 -3v6zM345 20l-8 -3v6z',
  'M375 45l-3 8h6zM375 283l-3 -8h6zM359 119l-3 8h6zM359 209l-3 -8h6z',
  'M17 308l8 -3v6zM255 308l-8 -3v6z',
].join('')
const section =
  'M296 45H345V283H296zM296 66H345M296 100H345M296 119H345M296 209H345M296 228H345M296 262H345M300 66V100M341 66V100M300 228V262M341 228V262'

/** A deep-groove ball bearing, drawn as an engineer would: front view, section, and the three measures. */
export const LoginDrawing = () => (
  <svg className="login-drawing" viewBox="0 0 390 320" fill="none" stroke="currentColor" aria-hidden="true">
    <g strokeWidth="1.6">
      <circle cx={centre.x} cy={centre.y} r="119" />
      <circle cx={centre.x} cy={centre.y} r="98" />
      <circle cx={centre.x} cy={centre.y} r="64" />
      <circle cx={centre.x} cy={centre.y} r="49" />
      {balls.map(({ x, y }) => (
        <circle key={x + y} cx={x} cy={y} r="18" />
      ))}
      <path d={section} />
      <circle cx="320.5" cy="83" r="17" />
      <circle cx="320.5" cy="245" r="17" />
    </g>
    <clipPath id="login-rings">
      <path d="M296 45H345V66H296zM296 100H345V119H296zM296 209H345V228H296zM296 262H345V283H296z" />
    </clipPath>
    <path d={hatching(45, 119) + hatching(209, 283)} strokeWidth="0.8" clipPath="url(#login-rings)" />
    <g strokeWidth="0.8" opacity="0.7">
      <circle cx={centre.x} cy={centre.y} r="113" />
      <circle cx={centre.x} cy={centre.y} r="54" />
      <path d={thin} />
      <path d={axes} strokeDasharray="14 4 2 4" />
      <circle cx={centre.x} cy={centre.y} r={pitch} strokeDasharray="10 4 2 4" />
    </g>
    <path d={arrows} fill="currentColor" stroke="none" />
    <g fill="currentColor" stroke="none" fontSize="12.5" textAnchor="middle">
      <text x="320" y="12">
        B 14
      </text>
      <text x="136" y="312">
        D 47
      </text>
      <text transform="rotate(-90 379 165)" x="379" y="165">
        D 47
      </text>
      <text transform="rotate(-90 363 163)" x="363" y="163">
        d 20
      </text>
    </g>
  </svg>
)
