import { expect, test } from '@playwright/test'
import { asked, newName, otherDevice } from './accounts'
import { buyerBehind, skusOnSale } from './buyer'
import { logIn } from './shop'
import { visit } from './visit'

test(
  'a main account opens a sub-account, which buys at its own price and is denied other pages',
  { tag: '@short' },
  async ({ page, browser }) => {
    const name = newName('channel')
    await page.goto('/login?redirect=%2Fuser%2Fmembers')
    await logIn(page)
    await expect(page.getByRole('heading', { name: '子账号', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: '新增子账号' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('用户名').fill('demo')
    await dialog.getByLabel('登录密码').fill('abcd1234')
    await dialog.getByLabel('姓名').fill('秦川')
    await expect(dialog.getByLabel('价格系数')).toHaveCount(0)
    await dialog.getByRole('radio', { name: '渠道子账号' }).check()
    await dialog.getByLabel('价格系数').fill('2')
    await dialog.getByRole('radio', { name: '由主账号审核' }).check()
    await dialog.getByRole('button', { name: '保存' }).click()
    // A taken name is reported at its field, and the other input is kept.
    await expect(dialog.getByText('该用户名已被使用')).toBeVisible()
    await dialog.getByLabel('用户名').fill(name)
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog).toHaveCount(0)
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('渠道子账号')
    await expect(row).toContainText('× 2')
    await expect(row).toContainText('需审核')

    // The sub-account on another device.
    const token = await otherDevice(page.request, name, 'abcd1234')
    const main = await buyerBehind(page.request, 'demo')
    const [sku] = await skusOnSale(page.request, 'sales')
    const price = async (as: string) => {
      const { data } = await asked(
        page.request,
        `/bbb/goodsInfo/detail/${sku?.goodsId}?brandTerminalId=1001`,
        as,
      )
      const list: { id: string; salePrice: string }[] = data.skuList
      return Number(list.find(({ id }) => id === sku?.skuId)?.salePrice)
    }
    expect(await price(token)).toBeCloseTo(2 * (await price(main.token)), 2)

    const device = await browser.newContext()
    const other = await device.newPage()
    await other.goto('/login?redirect=%2Fuser%2Fmembers')
    await logIn(other, name, 'abcd1234')
    await expect(other.getByText('您的角色没有此权限')).toBeVisible()
    await expect(other.getByText('请联系贵司的管理员')).toBeVisible()
    await expect(other.getByRole('button', { name: '新增子账号' })).toHaveCount(0)
    await visit(other, '/register/supplier')
    await expect(other.getByText('仅主账号可用')).toBeVisible()

    // Changes take effect immediately, and a disabled account is logged out on every device.
    await row.getByRole('button', { name: '编辑' }).click()
    await expect(dialog.getByLabel('价格系数')).toHaveValue('2')
    await dialog.getByLabel('价格系数').fill('1.5')
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(row).toContainText('× 1.5')
    expect(await price(token)).toBeCloseTo(1.5 * (await price(main.token)), 2)

    await row.getByRole('button', { name: '重置密码' }).click()
    await dialog.getByLabel('登录密码').fill('wxyz9876')
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('密码已重置')).toBeVisible()
    expect((await asked(page.request, '/bbb/userCenter/getUserInfo', token)).code).toBe(401)
    await other.goto('/user')
    await expect(other).toHaveURL(/\/login/)
    await logIn(other, name, 'wxyz9876')
    await expect(other).toHaveURL('/user')

    await row.getByRole('button', { name: '停用' }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: '停用' })
      .click()
    await expect(row).toContainText('已停用')
    await other.goto('/user')
    await expect(other).toHaveURL(/\/login/)
    await logIn(other, name, 'wxyz9876')
    await expect(other.getByText('账号已停用').first()).toBeVisible()
    await device.close()
  },
)
