const middle = { x: 124, y: 159 }
const pitch = 73.5
const balls = Array.from({ length: 9 }, (_, at) => {
  const angle = (at * 2 * Math.PI) / 9
  return { x: middle.x + pitch * Math.sin(angle), y: middle.y - pitch * Math.cos(angle) }
})

/** Section view: rings from top to bottom between these sides. */
const side = { left: 269.4, right: 313.5 }
const rings = [
  [50.4, 70.1],
  [101.5, 117.8],
  [200.4, 217.1],
  [248.5, 267.8],
] as const

/** Hatching at 45° through a ring. */
function hatching([top, bottom]: readonly [number, number]) {
  const lines = []
  for (let from = side.left - (bottom - top); from < side.right; from += 6) {
    const left = Math.max(from, side.left)
    const right = Math.min(from + bottom - top, side.right)
    lines.push(`M${left} ${bottom - (left - from)}L${right} ${bottom - (right - from)}`)
  }
  return lines.join('')
}

const thin = [
  ...rings.map(hatching),
  // Cage beside the balls, and highlights of the balls.
  'M273 70.1V101.5M310 70.1V101.5M273 217.1V248.5M310 217.1V248.5',
  ...balls.map(({ x, y }) => `M${x - 9.5} ${y - 5}A11 11 0 0 1 ${x - 1.5} ${y - 10.6}`),
  // Dimensions: width above, bore and outer diameter at the right.
  'M269.4 43.8V23M313.5 43.8V23M269.4 28.6H313.5',
  'M318.5 117.8H332M318.5 200.4H332M326.2 117.8V137M326.2 181V200.4',
  'M318.5 50.4H346.4M318.5 267.8H346.4M341.4 50.4V137M341.4 181V267.8',
  'M15.3 159V297.7M232.7 159V297.7M15.3 289.6H104M144 289.6H232.7',
].join('')
const arrows = [
  'M277.4 26.1L269.4 28.6L277.4 31.1M305.5 26.1L313.5 28.6L305.5 31.1',
  'M323.7 125.8L326.2 117.8L328.7 125.8M323.7 192.4L326.2 200.4L328.7 192.4',
  'M338.9 58.4L341.4 50.4L343.9 58.4M338.9 259.8L341.4 267.8L343.9 259.8',
  'M23.3 287.1L15.3 289.6L23.3 292.1M224.7 287.1L232.7 289.6L224.7 292.1',
].join('')
const outlines = [
  ...rings.map(([top, bottom]) => `M${side.left} ${top}H${side.right}V${bottom}H${side.left}z`),
  `M${side.left} 117.8V200.4M${side.right} 117.8V200.4`,
].join('')

const Rings = ({ radii }: { radii: number[] }) =>
  radii.map((radius) => <circle key={radius} cx={middle.x} cy={middle.y} r={radius} />)

/**
 * Technical drawing of a deep-groove ball bearing: front view, section and three dimensions, in the text colour. 354
 * × 304 unless the class sets another size.
 */
export const BearingDrawing = ({ className }: { className?: string }) => (
  <svg
    className={className}
    width="354"
    height="304"
    viewBox="0 0 354 304"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <g strokeWidth="1.5">
      <Rings radii={[108.7, 89.5, 58, 41.5]} />
      {balls.map(({ x, y }) => (
        <circle key={x + y} cx={x} cy={y} r="16.2" />
      ))}
      <path d={outlines} />
      <circle cx="291.5" cy="85.8" r="15.7" />
      <circle cx="291.5" cy="232.8" r="15.7" />
    </g>
    <g strokeWidth="0.75" opacity="0.7">
      <Rings radii={[103, 46.3]} />
      <path d={thin + arrows} />
      <path d="M4 159H322M124 35V280" strokeDasharray="18 3 3 3" />
      <circle cx={middle.x} cy={middle.y} r={pitch} strokeDasharray="18 3 3 3" />
    </g>
    <g fill="currentColor" stroke="none" fontSize="12" textAnchor="middle">
      <text x="291.5" y="21">
        B 14
      </text>
      <text x="124" y="295">
        D 47
      </text>
      <text transform="translate(330 159) rotate(-90)">d 20</text>
      <text transform="translate(345.5 159) rotate(-90)">D 47</text>
    </g>
  </svg>
)
