import { expect } from 'chai'
import { CallError } from '../../../src/core/api/call-error'
import { resource } from '../../../src/core/store/resource'
import { Page } from '../../../src/ui/pages/page-frame'
import { mount, painted, press } from './mount'

/** Creates a controllable source with one promise for each request. */
function asked() {
  const answers: { resolve: (rows: string[]) => void; reject: (error: CallError) => void }[] = []
  const rows = resource(() => new Promise<string[]>((resolve, reject) => answers.push({ resolve, reject })))
  const last = () => {
    const answer = answers.at(-1)
    if (!answer) throw new Error('nothing was asked')
    return answer
  }
  const settled = async () => {
    await painted()
    await painted()
  }
  return {
    rows,
    count: () => answers.length,
    answer: (value: string[]) => (last().resolve(value), settled()),
    fail: (error: CallError) => (last().reject(error), settled()),
  }
}

function page(store: ReturnType<typeof asked>) {
  return mount(
    <Page
      of={store.rows}
      title="我的订单"
      what="订单列表"
      safe="购物车不受影响。"
      empty={{ when: (rows) => rows.length === 0, title: '近 3 个月没有订单', drawing: 'list' }}
    >
      {(rows) => (
        <ul className="rows">
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
    </Page>,
  )
}

describe('page frame', () => {
  it('reserves space for the skeleton at once, and shows it after 200 ms', async () => {
    const store = asked()
    const { text, get, all } = page(store)
    await painted()
    expect(text('h1')).to.equal('我的订单')
    expect(all('.skeleton').length).to.be.above(3)
    const [wait] = get('.page-frame-skeleton').getAnimations()
    expect(wait?.effect?.getComputedTiming().endTime).to.equal(200)
    expect(get('.page-frame-skeleton').getBoundingClientRect().height).to.be.above(100)
    expect(get('.page-frame-body').getAttribute('aria-busy')).to.equal('true')
    expect(text('output')).to.equal('加载中')
  })

  it('shows the content instead of the skeleton', async () => {
    const store = asked()
    const { text, all } = page(store)
    await store.answer(['HT1', 'HT2'])
    expect(text('.rows')).to.equal('HT1HT2')
    expect(all('.skeleton')).to.eql([])
  })

  it('shows an empty state for an empty list', async () => {
    const store = asked()
    const { text, all } = page(store)
    await store.answer([])
    expect(text('.empty-state-title')).to.equal('近 3 个月没有订单')
    expect(all('.rows')).to.eql([])
  })

  it('shows an error with its cause and a retry button', async () => {
    const store = asked()
    const { text, get } = page(store)
    await store.fail(new CallError('network', 0, ''))
    expect(text('.empty-state-title')).to.equal('订单列表没有加载出来')
    expect(text('.empty-state-text')).to.equal('请求超时，请稍后重试。购物车不受影响。')
    expect(get('[part=error]').getAttribute('role')).to.equal('alert')
    press(get('.button-primary'))
    await painted()
    expect(store.count()).to.equal(2)
    await store.answer(['HT1'])
    expect(text('.rows')).to.equal('HT1')
  })

  it('shows a message without retry after a 404', async () => {
    const store = asked()
    const { text, all } = page(store)
    await store.fail(new CallError('missing', 404, ''))
    expect(text('.empty-state-title')).to.equal('内容不存在')
    expect(all('.empty-state-actions button')).to.eql([])
  })

  it('keeps its content while it reloads and after the reload fails', async () => {
    const store = asked()
    const { text, get } = page(store)
    await store.answer(['HT1'])
    void store.rows.reload()
    await painted()
    expect(text('.rows')).to.equal('HT1')
    expect(get('.page-frame-body').classList.contains('page-frame-busy')).to.equal(true)
    await store.fail(new CallError('network', 0, ''))
    expect(text('.rows')).to.equal('HT1')
    expect(text('.inline-bar-danger')).to.contain('显示的是之前的内容')
    press(get('.inline-bar button'))
    await painted()
    await store.answer(['HT2'])
    expect(text('.rows')).to.equal('HT2')
  })
})
