import { columns } from './columns.mjs'

/** Lines of cells, each column as wide as its widest cell; the first ones begin at the left. */
function table(head, rows, atLeft) {
  const lines = [head, ...rows]
  const widths = head.map((_, at) => Math.max(...lines.map((line) => line[at].length)))
  const cell = (words, at) => (at < atLeft ? words.padEnd(widths[at]) : words.padStart(widths[at]))
  return lines.map((line) => line.map(cell).join('  ').trimEnd()).join('\n')
}

const parts = ({ ratio, spread }) => ['median', ...(spread ? ['spread'] : []), ...(ratio ? ['ratio'] : [])]
const heads = { spread: 'min–max', ratio: '×' }
const shown = {
  median: ({ median }, digits) => median.toFixed(digits),
  spread: ({ min, max }, digits) => `${min.toFixed(digits)}–${max.toFixed(digits)}`,
  ratio: ({ ratio }) => ratio.toFixed(2),
}

/** Every figure of every page. */
export function figuresTable(results) {
  const cells = columns.flatMap((column) => parts(column).map((part) => ({ ...column, part })))
  const head = ['measure', 'page', ...cells.map(({ part, head: words }) => heads[part] ?? words)]
  const rows = results.map(({ measure, page, figures }) => [
    measure,
    page,
    ...cells.map(({ key, part, digits }) => (figures[key] ? shown[part](figures[key], digits) : '–')),
  ])
  return table(head, rows, 2)
}

/** Every goal beside its figure; a way that no page takes yet has none. */
export function goalsTable(goals) {
  const number = ({ of, key }, value) =>
    of === 'ratio' ? `${value.toFixed(2)} ×` : value.toFixed(columns.find((one) => one.key === key).digits)
  const rows = goals.map((goal) => {
    const { measure, page, way, key, most, figure } = goal
    const { head } = columns.find((one) => one.key === key)
    const verdict = figure === undefined ? 'no page yet' : figure <= most ? 'reached' : 'missed'
    const measured = figure === undefined ? '–' : number(goal, figure)
    return [measure, page ?? '–', way, head, measured, number(goal, most), verdict]
  })
  return table(['measure', 'page', 'way', 'figure of', 'is', 'goal', ''], rows, 4)
}
