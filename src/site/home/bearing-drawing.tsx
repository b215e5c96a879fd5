const middle = { x: 124, y: 159 }
const balls = Array.from({ length: 9 }, (_, at) => {
  const angle = (at * 40 - 90) * (Math.PI / 180)
  return { x: middle.x + 73.5 * Math.cos(angle), y: middle.y + 73.5 * Math.sin(angle) }
})

/** Lines at 45° through a box, as a cut through steel is drawn. */
const hatching = ([top, bottom]: readonly [number, number]) => {
  const lines = []
  for (let from = 269.4 - (bottom - top); from < 313.5; from += 6) {
    const [left, right] = [Math.max(from, 269.4), Math.min(from + bottom - top, 313.5)]
    lines.push(`M${left} ${bottom - (left - from)}L${right} ${bottom - (right - from)}`)
  }
  return lines.join('')
}
const rings = [
  [50.4, 70.1],
  [101.5, 117.8],
  [200.4, 217.1],
  [248.5, 267.8],
] as const

/** A line with an arrow head at each end. */
function Measure({ from, to }: { from: [number, number]; to: [number, number] }) {
  const upright = from[0] === to[0]
  const head = ([x, y]: [number, number], sign: number) =>
    upright
      ? `M${x - 2.5} ${y + 8 * sign}L${x} ${y}L${x + 2.5} ${y + 8 * sign}`
      : `M${x + 8 * sign} ${y - 2.5}L${x} ${y}L${x + 8 * sign} ${y + 2.5}`
  return <path className="drawing-thin" d={`M${from}L${to}${head(from, 1)}${head(to, -1)}`} />
}

/** A ball bearing as an engineer draws it: front view, cut, dimensions. */
export const BearingDrawing = () => (
  <svg className="drawing" width="354" height="304" viewBox="0 0 354 304">
    <path className="drawing-axis" d="M4 159H330M124 35V280" />
    <circle className="drawing-axis" cx={middle.x} cy={middle.y} r="73.5" />
    {[108.7, 89.5, 58, 41.5].map((radius) => (
      <circle key={radius} cx={middle.x} cy={middle.y} r={radius} />
    ))}
    {[103, 46.3].map((radius) => (
      <circle key={radius} className="drawing-thin" cx={middle.x} cy={middle.y} r={radius} />
    ))}
    {balls.map(({ x, y }) => (
      <g key={x + y}>
        <circle className="drawing-ball" cx={x} cy={y} r="16.2" />
        <path className="drawing-thin" d={`M${x - 9.5} ${y - 5}A11 11 0 0 1 ${x - 1.5} ${y - 10.6}`} />
      </g>
    ))}
    <path
      className="drawing-thin"
      d={rings.map(hatching).join('') + 'M273 70.1V101.5M310 70.1V101.5M273 217.1V248.5M310 217.1V248.5'}
    />
    {rings.map(([top, bottom]) => (
      <path key={top} d={`M269.4 ${top}H313.5V${bottom}H269.4z`} />
    ))}
    <path d="M269.4 117.8V200.4M313.5 117.8V200.4" />
    <circle cx="291.5" cy="85.8" r="15.7" />
    <circle cx="291.5" cy="232.8" r="15.7" />
    <path
      className="drawing-thin"
      d="M269.4 43.8V23M313.5 43.8V23M318.5 50.4H346.4M318.5 267.8H346.4M318.5 117.8H332M318.5 200.4H332M15.3 159V297.7M232.7 159V297.7"
    />
    <Measure from={[269.4, 28.6]} to={[313.5, 28.6]} />
    <Measure from={[326.2, 117.8]} to={[326.2, 200.4]} />
    <Measure from={[341.4, 50.4]} to={[341.4, 267.8]} />
    <Measure from={[15.3, 289.6]} to={[232.7, 289.6]} />
    <path className="drawing-gap" d="M326.2 137v44M341.4 137v44M104 289.6h40" />
    <text x="291.5" y="21">
      B 14
    </text>
    <text x="124" y="295">
      D 47
    </text>
    <text transform="translate(330 159) rotate(-90)">d 20</text>
    <text transform="translate(345.5 159) rotate(-90)">D 47</text>
  </svg>
)
