import { expect, test, type Page } from '@playwright/test'
import { buyerBehind, type Buyer } from './buyer'
import { operatorIn } from './operator'
import { upload } from './company-form'
import { outlet, press, way } from './paying'
import { visit } from './visit'

/** Account with a statement that awaits confirmation. */
const account = 'monthly'

const dialog = (page: Page, name: RegExp) => outlet(page).getByRole('dialog', { name })

type Line = { id: string; refNo: string }
type Bill = { id: string; month: string; state: number; left: string; lines: Line[] }
async function statement(buyer: Buyer): Promise<Bill> {
  const { data }: { data: { content: Bill[] } } = await buyer.post('/userCenter/credit/billPage')
  const { data: detail }: { data: Bill } = await buyer.get(
    `/userCenter/credit/billDetail/${data.content[0]?.id}`,
  )
  return detail
}

test(
  'a buyer checks a statement, disputes a line, confirms it and repays a part',
  { tag: '@short' },
  async ({ page, baseURL }) => {
    test.slow() // many steps on both sides
    const buyer = await buyerBehind(page.request, account)
    await buyer.enter(page.context(), baseURL)
    const { id, month, left, lines } = await statement(buyer)
    const [secondWord, wrong, unseen] = lines.map(({ refNo }) => refNo)
    const line = (refNo = '-') =>
      dialog(page, /账单明细/)
        .getByRole('table')
        .first()
        .getByRole('row')
        .filter({ hasText: refNo })
    const say = async (name: RegExp, what: string) => {
      await dialog(page, name).getByLabel('异议说明').fill(what)
      await dialog(page, name).getByRole('button', { name: '标记有异议' }).click()
      await expect(dialog(page, name)).toHaveCount(0)
    }
    const confirm = async () => {
      await press(page, '确认账单')
      await dialog(page, /^确认 .* 账单/)
        .getByRole('button', { name: '确认账单' })
        .click()
    }

    await test.step('line by line', async () => {
      await page.goto('/user/credit/confirm')
      await expect(outlet(page).getByText(month, { exact: true })).toBeVisible()
      await expect(outlet(page).getByText('提出异议', { exact: true })).toHaveCount(1)
      await press(page, '明细')
      await line(secondWord).getByRole('button', { name: '核对无误' }).click()
      await expect(line(secondWord)).toContainText('已核对')
      await line(wrong).getByRole('button', { name: '有异议' }).click()
      await say(/有什么问题/, '送货单少一箱')
      await expect(line(wrong)).toContainText('送货单少一箱')
      await expect(line(unseen)).toContainText('未核对')
      await dialog(page, /账单明细/)
        .getByRole('button', { name: '关闭' })
        .last()
        .click()
    })

    await test.step('a statement with a dispute cannot be confirmed', async () => {
      await expect(outlet(page).getByText('1 行有异议，还没有提交给平台')).toBeVisible()
      await expect(outlet(page).getByRole('button', { name: '确认账单' })).toHaveCount(0)
      expect(await statement(buyer)).toMatchObject({ id, state: 20 })
      await press(page, '提交异议（1 行）')
      await dialog(page, /账单明细/)
        .getByRole('button', { name: '提交异议（1 行）' })
        .click()
      await expect(outlet(page).getByText('没有待确认的账单')).toBeVisible()
    })

    await test.step('the platform reads both and answers', async () => {
      const operator = await operatorIn(page.context())
      await operator.at('disputed-bills')
      await expect(operator.row(account)).toContainText(`${wrong} `)
      await expect(operator.row(account)).toContainText('送货单少一箱')
      await expect(operator.row(account)).not.toContainText(secondWord ?? '-')
      await operator.act('disputed-bills', account, '核对后重新出账', { 核对说明: '签收单齐全，金额无误' })
      await page.bringToFront()
      await page.reload()
      await press(page, '明细')
      await expect(line(wrong)).toContainText('平台答复：签收单齐全，金额无误')
      await page.reload()
      await confirm()
      await expect(page.getByText('账单已确认')).toBeVisible()
      expect(await statement(buyer)).toMatchObject({ id, state: 30 })
    })

    await test.step('a part is repaid on the page of statements', async () => {
      await visit(page, '/user/credit/bill')
      const row = outlet(page).getByRole('row', { name: new RegExp(month) })
      await expect(row).toContainText('待还款')
      await row.getByRole('button', { name: '还款' }).click()
      await outlet(page).getByRole('dialog').getByText('部分还款').click()
      await outlet(page).getByRole('dialog').getByLabel('还款金额').fill('100')
      await outlet(page).getByRole('dialog').getByRole('button', { name: '去付款' }).click()
      await way(page, '支付宝').check()
      await press(page, '前往支付')
      await page.getByRole('button', { name: '确认支付', exact: true }).click()
      await outlet(page).getByRole('link', { name: '查看信用账单' }).click()
      await expect(row).toContainText('部分还款')
      await row.getByRole('button', { name: '下载' }).click()
      await expect(page.getByText(/报表生成中/)).toBeVisible()
      const now = await statement(buyer)
      expect(now.state).toBe(40)
      expect(Number(left) - Number(now.left)).toBeCloseTo(100, 2)
    })
  },
)

test('a buyer requests a higher limit again after a rejection and gets it', async ({ page, baseURL }) => {
  test.slow()
  const buyer = await buyerBehind(page.request, account)
  await buyer.enter(page.context(), baseURL)
  type Index = { data: { limit: string; used: string; available: string } }
  const before: Index = await buyer.get('/userCenter/credit/index')
  await page.goto('/user/credit')
  await outlet(page).getByRole('link', { name: '申请提额' }).click()
  await expect(page).toHaveURL('/user/credit/apply')
  const pending = outlet(page).getByText('待审核')
  const ask = async (amount: string, paper: string) => {
    await outlet(page).getByLabel('申请额度').fill(amount)
    await outlet(page).getByLabel('用途说明').fill('新产线备件')
    await upload(page, paper)
    // While a file is being uploaded, the page says so and does not submit.
    await expect(async () => {
      if (!(await pending.isVisible())) await press(page, '提交')
      await expect(pending).toBeVisible({ timeout: 5_000 })
    }).toPass()
  }
  await ask('900000', 'plan.pdf')
  const operator = await operatorIn(page.context())
  await operator.act('credit-applications', account, '开始审核')
  await operator.act('credit-applications', account, '驳回', { 驳回原因: '缺少近一年流水' })
  await page.bringToFront()
  await page.reload()
  await expect(outlet(page).getByText('缺少近一年流水')).toBeVisible()
  expect(await buyer.get('/userCenter/credit/index')).toMatchObject({ data: { limit: before.data.limit } })
  await press(page, '重新申请')
  await ask('80000', 'turnover.pdf')
  await operator.act('credit-applications', account, '开始审核')
  await operator.act('credit-applications', account, '通过')
  await page.bringToFront()
  await visit(page, '/user/credit')
  await expect(
    outlet(page)
      .getByText(/80,000/)
      .first(),
  ).toBeVisible()
  const { data }: Index = await buyer.get('/userCenter/credit/index')
  expect(data.limit).toBe('80000.00')
  expect(Number(data.available)).toBeCloseTo(80_000 - Number(data.used), 2)
})
