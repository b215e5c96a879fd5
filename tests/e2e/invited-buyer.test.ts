import { expect, test } from '@playwright/test'
import { asked, codeFor, linkFor, newName, takeCompany, tokenIn } from './accounts'
import { addColleague, buyerBehind, colleaguePassword, skusOnSale } from './buyer'
import { outlet, paid, scan, way, type Json } from './paying'
import { logIn } from './shop'

type Detail = { orders: { orderNo: string }[]; log: { by: string; action: string }[] }

test('an invited buyer registers, orders under the department’s rule, is approved and pays', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  test.slow() // three people
  const company = takeCompany()
  const main = await buyerBehind(page.request, company.account)
  const head = await addColleague(main, 'head', '邱主管')
  const other = await addColleague(main, 'head', '袁主管')
  for (const [name, headId] of [
    ['机加工车间', head.id],
    ['装配车间', other.id],
  ])
    expect(await main.post('/userCenter/organisation/unit/add', { name, headId })).toMatchObject({
      code: 200,
    })
  const rule = { name: '部门审批', effect: 'ask', conditions: [], approverKinds: ['unitHead'] }
  expect(await main.post('/userCenter/approval/rule/save', rule)).toMatchObject({ code: 200 })
  const email = `${newName('invited')}@example.com`
  const account = newName('invited')

  await test.step('the main account invites by e-mail with a department and a role', async () => {
    await main.enter(context, baseURL)
    await page.goto('/user/members?tab=invitations')
    await outlet(page).getByRole('button', { name: '邀请成员' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('手机号或邮箱').fill(email)
    await dialog.getByLabel('姓名').fill('殷新人')
    await dialog.getByLabel('部门').selectOption({ label: '机加工车间' })
    await dialog.getByRole('checkbox', { name: '审批人' }).uncheck()
    await dialog.getByRole('button', { name: '发送邀请' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(outlet(page).getByRole('row').filter({ hasText: email })).toContainText('殷新人')
  })

  const guest = await (await browser.newContext({ baseURL })).newPage()
  await test.step('the invited person opens the link and registers', async () => {
    await guest.goto(await linkFor(page.request, email, /\/invitation\/[\w-]+/))
    await expect(outlet(guest)).toContainText('机加工车间')
    await expect(outlet(guest)).toContainText('采购员')
    await outlet(guest).getByRole('button', { name: '获取验证码' }).click()
    await expect(outlet(guest).getByText(/^验证码已发送至/)).toBeVisible()
    await outlet(guest)
      .getByLabel('验证码', { exact: true })
      .fill(await codeFor(page.request, email))
    await outlet(guest).getByLabel('用户名').fill(account)
    await outlet(guest).getByLabel('登录密码', { exact: true }).fill(colleaguePassword)
    await outlet(guest).getByRole('checkbox', { name: /同意/ }).check()
    await outlet(guest).getByRole('button', { name: '接受邀请' }).click()
    await expect(outlet(guest).getByText(/^您已加入/)).toBeVisible()
    await guest.context().close()
  })

  const device = await browser.newContext({ baseURL })
  const buyer = await device.newPage()
  const no = await test.step('the new buyer logs in, orders and sees the approver', async () => {
    const goods = await skusOnSale(page.request, 'sales', 4)
    const sku = goods.find(({ stockQuantity, minQuantity }) => stockQuantity > minQuantity * 20)
    if (!sku) throw new Error('too few goods are in stock')
    await buyer.goto(`/login?redirect=${encodeURIComponent(`/goods/${sku.goodsId}`)}`)
    await logIn(buyer, account, colleaguePassword)
    const field = outlet(buyer).locator('table').getByRole('spinbutton').first()
    await field.fill(String(sku.minQuantity))
    await field.press('Enter')
    await outlet(buyer).getByRole('button', { name: '加入购物车' }).click()
    const token = await tokenIn(device)
    const inCart = async () =>
      JSON.stringify(await asked(page.request, '/bbb/userCenter/userShoppingCar/getShopCar', token))
    await expect.poll(inCart).toContain(sku.skuId)
    await buyer.goto('/cart')
    await outlet(buyer).getByRole('button', { name: '去结算' }).click()
    const plan = outlet(buyer).getByRole('region', { name: '审批流程' })
    await expect(plan).toContainText('部门审批')
    await expect(plan).toContainText(head.name)
    await expect(plan).not.toContainText(other.name)
    await outlet(buyer).getByRole('button', { name: /^提交/ }).click()
    const placed = outlet(buyer).locator('.request-placed')
    await expect(placed).toContainText(/R\d{18}/)
    return /R\d{18}/.exec(await placed.innerText())?.[0] ?? ''
  })

  await test.step('the head of the department approves', async () => {
    const approver = await buyerBehind(page.request, head.account, colleaguePassword)
    await approver.enter(context, baseURL)
    await page.goto('/user/request')
    await outlet(page)
      .getByRole('link', { name: `审批 ${no}` })
      .click()
    await outlet(page).getByRole('button', { name: '批准', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '批准', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  })

  const { data }: Json<Detail> = await main.get(`/userCenter/request/detail/${no}`)
  const orderNo = data.orders[0]?.orderNo ?? ''
  expect(data.log.map(({ action, by }) => [action, by])).toContainEqual(['approve', head.name])
  await test.step('the buyer pays the order', async () => {
    await buyer.goto(`/user/order/${orderNo}`)
    await outlet(buyer).getByRole('main').getByText('去付款', { exact: true }).first().click()
    await way(buyer, '微信扫码').check()
    await scan(buyer)
    await expect(paid(buyer)).toBeVisible()
  })
  const { data: order }: Json<{ state: number; placedBy: { name: string } }> = await main.get(
    `/userCenter/order/detail/${orderNo}`,
  )
  expect(order).toMatchObject({ state: 40, placedBy: { name: '殷新人' } })
  await device.close()
})
