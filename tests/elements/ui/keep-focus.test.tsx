import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { atom } from 'nanostores'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { resource } from '../../../src/core/store/resource'
import { Button } from '../../../src/ui/button'
import { Card } from '../../../src/ui/card'
import { Confirm } from '../../../src/ui/overlays/confirm'
import { Dialog } from '../../../src/ui/overlays/dialog'
import { KeepFocus, keepFocus } from '../../../src/ui/pages/keep-focus'
import { Page } from '../../../src/ui/pages/page-frame'
import { Table } from '../../../src/ui/tables/table'
import { until } from '../until'
import { doing, focused, mount, press } from './mount'

const $rows = atom<readonly string[]>([])
const $asked = atom(false)
const drop = (row: string) => $rows.set($rows.get().filter((other) => other !== row.replace('表', '')))

function Rows() {
  const rows = useStore($rows)
  const asks = useStore($asked)
  const [asking, ask] = useState<string>()
  const buttonOf = (row: string) => (
    <>
      <Button>{`改${row}`}</Button>
      <Button onClick={() => (asks ? ask(row) : drop(row))}>{`删${row}`}</Button>
    </>
  )
  return (
    <>
      <Card title="部门">
        <ul>
          {rows.map((row) => (
            <li key={row}>{buttonOf(row)}</li>
          ))}
        </ul>
      </Card>
      {rows.length > 0 && (
        <Table
          label="部门"
          rows={rows}
          rowKey={(row) => row}
          columns={[{ key: 'act', head: '操作', cell: (row) => buttonOf(`表${row}`) }]}
        />
      )}
      {asking && (
        <Confirm
          title="删除？"
          action="确认删除"
          onConfirm={async () => {
            drop(asking)
            await Promise.resolve()
            ask(undefined)
          }}
          onCancel={() => ask(undefined)}
        />
      )}
    </>
  )
}

type Opening = { asks?: boolean; inDialog?: boolean }

async function opened(rows: readonly string[], { asks = false, inDialog = false }: Opening = {}) {
  $rows.set(rows)
  $asked.set(asks)
  const source = resource(() => Promise.resolve(true))
  const mounted = mount(
    <KeepFocus>
      <Page of={source} title="组织">
        {() =>
          inDialog ? (
            <Dialog title="部门" onClose={() => {}}>
              <Rows />
            </Dialog>
          ) : (
            <Rows />
          )
        }
      </Page>
    </KeepFocus>,
  )
  await until(() => mounted.all('li').length > 0, 'the rows')
  const named = (name: string) => mounted.all('button').find(({ textContent }) => textContent === name)
  return {
    ...mounted,
    /** Presses a button by keyboard: it has the focus. */
    async use(name: string) {
      const button = await until(() => named(name), name)
      button.focus()
      press(button)
    },
  }
}

/** Waits for the code, which the page loads with its first focus. */
const loaded = () => keepFocus(document.createElement('div'), document)
const focusOn = (text: string) => until(() => focused()?.textContent === text, `the focus on ${text}`)

describe('focus after an action that removes its own row', () => {
  for (const mark of ['', '表'])
    it(`moves to the next row, else the previous one, else the heading (${mark || 'list'})`, async () => {
      const { use } = await opened(['甲', '乙', '丙'])
      await use(`改${mark}甲`)
      await loaded()
      await use(`删${mark}乙`)
      await focusOn(`删${mark}丙`)
      await use(`删${mark}丙`)
      await focusOn(`删${mark}甲`)
      await use(`删${mark}甲`)
      await focusOn('部门')
    })

  it('moves to the next row after a confirmation dialog', async () => {
    const { use, all } = await opened(['甲', '乙'], { asks: true })
    await use('改甲')
    await loaded()
    await use('删甲')
    await until(() => all('dialog').length === 1, 'the dialog')
    await sendKeys({ press: 'Tab' })
    await focusOn('确认删除')
    await sendKeys({ press: 'Enter' })
    await until(() => all('dialog').length === 0, 'the closed dialog')
    await focusOn('删乙')
  })

  it('moves inside a dialog, also after a second dialog', async () => {
    const { use, all } = await opened(['甲', '乙', '丙'], { inDialog: true })
    await use('改甲')
    await loaded()
    await use('删乙')
    await focusOn('删丙')
    $asked.set(true)
    await use('删丙')
    await until(() => all('dialog').length === 2, 'the second dialog')
    await sendKeys({ press: 'Tab' })
    await focusOn('确认删除')
    await sendKeys({ press: 'Enter' })
    await until(() => all('dialog').length === 1, 'the closed dialog')
    await focusOn('删甲')
  })

  it('is not moved if no element had it', async () => {
    const { use, all } = await opened(['甲', '乙', '丙'])
    await use('改甲')
    await loaded()
    const left = focused()
    if (left instanceof HTMLElement) left.blur()
    await until(() => focused() === document.body, 'no focus')
    doing(() => drop('甲'))
    await until(() => all('li').length === 2, 'the removal')
    expect(focused()).to.equal(document.body)
  })
})
