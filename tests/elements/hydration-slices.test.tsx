import { expect } from 'chai'
import { drawRegion } from './drawn-region'

const rows = 8
/** Longer than React works without a pause. */
const workOfRow = 10
let rendered = 0

function work() {
  rendered += 1
  const end = performance.now() + workOfRow
  while (performance.now() < end) continue
  return 'row'
}

const Row = () => <li>{work()}</li>

const List = () => (
  <ul>
    {Array.from({ length: rows }, (_, at) => (
      <Row key={at} />
    ))}
  </ul>
)

/** Notes after each task of the page how many rows were hydrated. */
function watchTasks() {
  const seen = new Set<number>()
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    seen.add(rendered)
    port2.postMessage('')
  }
  port2.postMessage('')
  return () => {
    port1.close()
    return [...seen]
  }
}

describe('hydration', () => {
  it('yields to other tasks between the rows of a list and keeps the list’s node', async () => {
    const { find, live, press } = drawRegion(List)
    const list = find('ul')
    rendered = 0
    const seen = watchTasks()
    await press('li')
    await live()
    expect(seen().filter((count) => count > 0 && count < rows).length).to.be.above(0)
    expect(find('ul')).to.equal(list)
  })
})
