import { expect, test } from '@playwright/test'
import { buyerBehind } from './buyer'
import { operatorIn } from './operator'
import { visit } from './visit'

test(
  'a buyer’s complaint about an order is answered, discussed and settled',
  { tag: ['@complain', '@complaint'] },
  async ({ page, context, baseURL }) => {
    test.slow() // many steps on both sides
    const buyer = await buyerBehind(page.request, 'retail')
    const orderNo = (await buyer.orders()).find(({ state }) => state === 70)?.orderNo ?? ''
    await buyer.enter(context, baseURL)
    await page.goto(`/user/order/${orderNo}`)
    await page.getByRole('main').getByRole('link', { name: '投诉', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/user/order/${orderNo}/complain$`))
    await page.getByRole('button', { name: '提交投诉' }).click()
    await expect(page.getByText('请选择投诉类型').first()).toBeVisible()
    await page.getByLabel('投诉类型').selectOption({ label: '配送' })
    await page.getByLabel('标题').fill('送错门卫室')
    await page.getByLabel('投诉内容').fill('约定送到车间')
    await page.getByLabel('联系电话').fill('13800001002')
    await page.getByRole('button', { name: '提交投诉' }).click()
    await expect(page).toHaveURL(/\/user\/order\/complaint\/\d+$/)
    await expect(page.getByRole('heading', { name: '送错门卫室' })).toBeVisible()
    const no =
      /C\d{18}/.exec(
        await page
          .getByText(/投诉 C\d+/)
          .first()
          .innerText(),
      )?.[0] ?? ''

    const operator = await operatorIn(context)
    await operator.act('complaints', no, '回复', { 内容: '请提供签收照片' })
    await page.reload()
    await expect(page.getByText('请提供签收照片')).toBeVisible()
    await page.getByLabel('补充说明').fill('门卫代签，没有照片')
    await page.getByRole('button', { name: '发送' }).click()
    await expect(page.locator('.thread-message-buyer')).toContainText('门卫代签')
    await operator.at('complaints')
    await expect(operator.row(no)).toContainText('门卫代签')
    await operator.act('complaints', no, '处理完成', { 处理结果: '已要求承运商送货到车间' })
    await page.reload()
    await expect(page.getByText('已要求承运商送货到车间')).toBeVisible()
    await expect(page.getByRole('button', { name: '撤回投诉' })).toHaveCount(0)
    await visit(page, '/user/order/complaint?state=20')
    await expect(page.getByRole('row').filter({ hasText: no })).toContainText('处理成功')
  },
)

test(
  'a buyer files and withdraws a general complaint, and sees none of other buyers',
  { tag: ['@complaints'] },
  async ({ page, context, request, baseURL }) => {
    const demo = await buyerBehind(request, 'demo')
    const { data }: { data: { content: { id: string; complaintNo: string; title: string }[] } } =
      await demo.post('/userCenter/complaint/page', { pageSize: 100 })
    await (await buyerBehind(request, 'retail')).enter(context, baseURL)
    await page.goto(`/user/order/complaint/${data.content[0]?.id}`)
    await expect(page.getByRole('heading', { name: '没有这条投诉' })).toBeVisible()
    await page.goto('/user/order/complaint')
    await page.getByRole('button', { name: '我要投诉' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('投诉类型').selectOption({ label: '系统' })
    await dialog.getByLabel('标题').fill('导入失败')
    await dialog.getByLabel('投诉内容').fill('第 200 行以后没有识别')
    await dialog.getByLabel('联系电话').fill('13800001002')
    await dialog.getByRole('button', { name: '提交投诉' }).click()
    await expect(page.getByRole('heading', { name: '导入失败' })).toBeVisible()
    await page.getByRole('button', { name: '撤回投诉' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '撤回投诉' }).click()
    await expect(page.getByText('买家撤回').first()).toBeVisible()

    await demo.enter(context, baseURL)
    await page.goto('/user/order/complaint')
    for (const { complaintNo } of data.content.slice(0, 3))
      await expect(page.getByText(complaintNo)).toBeVisible()
    await expect(page.getByText('导入失败')).toHaveCount(0)
    await page.getByLabel('投诉类型').selectOption({ label: '配送' })
    await expect(page).toHaveURL(/type=20/)
    await page.getByRole('searchbox', { name: /投诉单号/ }).fill('催发货')
    await page.getByRole('button', { name: '查找' }).click()
    await expect(page.getByRole('row')).toHaveCount(2)
  },
)
