import assert from 'node:assert/strict'
import { expect } from '@playwright/test'

const password = 'try-the-plugin'

/** Logs in with the login form. The page is loaded first because it sets a test cookie. */
async function logIn({ page, wordpress }, name) {
  await page.context().clearCookies()
  const address = `${wordpress.address}/wp-login.php`
  await page.request.get(address)
  const answer = await page.request.post(address, { form: { log: name, pwd: password, testcookie: '1' } })
  assert.match(answer.url(), /\/wp-admin\//)
}

/** Visits the pages of the later steps before the plugin is active. */
export async function seeWithout(bench) {
  const { page, wordpress } = bench
  for (const name of ['author', 'admin']) {
    await logIn(bench, name)
    for (const path of ['wp-admin/options-general.php', 'wp-admin/post-new.php', '', 'wp-admin/?in=zh_CN']) {
      await page.goto(`${wordpress.address}/${path}`)
      await page.waitForLoadState('networkidle')
    }
  }
  await page.goto(wordpress.run('post', 'Before', '<p>Only words</p>'))
}

const settingsPage = ({ address }) => `${address}/wp-admin/options-general.php?page=tradefront`
const optionOf = ({ run }) => JSON.parse(run('option'))

/** Checks the settings page: it saves, rejects invalid values, is translated into Chinese, and requires an administrator. */
export async function trySettings(bench) {
  const { page, wordpress, shop, integrity, picture } = bench
  await logIn(bench, 'author')
  const denied = await page.goto(settingsPage(wordpress))
  assert.equal(denied?.status(), 403)

  await logIn(bench, 'admin')
  await page.goto(settingsPage(wordpress))
  const right = {
    api: `${shop}/api`,
    site: 'localhost',
    script: `${shop}/kit/tradefront.js`,
    integrity,
    views: '',
  }
  const save = async (settings) => {
    for (const [name, value] of Object.entries(settings)) await page.fill(`#tradefront-${name}`, value)
    await page.click('#submit')
    await page.waitForURL('**settings-updated=true**')
  }
  await save({ ...right, api: `${shop}/api/` })
  assert.deepEqual(optionOf(wordpress), right)
  await save({
    api: 'javascript:alert(1)',
    site: 'a b',
    script: `${shop}/kit/`,
    integrity: 'sha384-"><script>',
    views: '"><script>',
  })
  await expect(page.locator('.notice-error, .settings-error.error')).toHaveCount(5)
  await picture('settings-refused')
  assert.deepEqual(optionOf(wordpress), right)
  await page.goto(`${settingsPage(wordpress)}&in=zh_CN`)
  await expect(page.locator('label[for="tradefront-api"]')).toHaveText('接口地址')

  const forged = await page.request.post(`${wordpress.address}/wp-admin/options.php`, {
    form: { option_page: 'tradefront', action: 'update', 'tradefront[site]': 'forged' },
  })
  assert.equal(forged.status(), 403)
  assert.deepEqual(optionOf(wordpress), right)
}

/** Checks that the editor lists the block, edits its attributes and publishes it without console errors. */
export async function tryBlock(bench) {
  const { page, wordpress, picture } = bench
  const lines = []
  page.on('console', (message) => {
    // External avatars, and requests of WordPress that an author has no permission for.
    const oursIsMissing = message.location().url.includes('tradefront')
    if (
      message.type() === 'error' &&
      (oursIsMissing || !message.text().startsWith('Failed to load resource'))
    )
      lines.push(message.text())
  })
  page.on('pageerror', (error) => lines.push(error.message))
  await logIn(bench, 'author')
  await page.goto(`${wordpress.address}/wp-admin/post-new.php`)
  await page.waitForFunction(() => window.wp?.data?.select('core/editor')?.getCurrentPostId())
  await page.evaluate(() =>
    window.wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false),
  )
  await page.getByRole('button', { name: 'Toggle block inserter' }).click()
  await page.getByPlaceholder('Search').first().fill('tradefront')
  await page.getByRole('option', { name: 'Tradefront element' }).click()
  const block = page.getByRole('document', { name: 'Block: Tradefront element' })
  await expect(block).toContainText('[trade_goods_list]')
  await block.click()
  const settings = page.getByRole('region', { name: 'Editor settings' })
  await settings.getByLabel('Which one').selectOption('trade-goods-card')
  await settings.getByLabel('goods-id').fill('100001')
  await settings.getByLabel('layout').selectOption('row')
  await expect(block).toContainText('[trade_goods_card goods-id="100001" layout="row"]')
  await picture('editor')
  const address = await page.evaluate(async () => {
    const { dispatch, select } = window.wp.data
    await dispatch('core/editor').editPost({ title: 'With a block', status: 'publish' })
    await dispatch('core/editor').savePost()
    return select('core/editor').getPermalink()
  })
  assert.deepEqual(lines, [])
  await page.goto(`${wordpress.address}/wp-admin/post-new.php?in=zh_CN`)
  const title = () => window.wp?.blocks?.getBlockType('tradefront/element')?.title
  assert.equal(await (await page.waitForFunction(title)).jsonValue(), '商城组件')
  const words = () => window.wp.i18n.__('Attributes', 'tradefront')
  assert.equal(await page.evaluate(words), '属性')

  await page.context().clearCookies()
  await page.goto(address)
  const card = page.locator('.wp-block-tradefront-element trade-goods-card')
  await expect(card).toHaveAttribute('layout', 'row')
  await expect(card).toContainText('¥')
  await picture('block')
}

/** Checks that uninstalling the plugin removes all of its data. */
export async function tryUninstall({ wordpress }) {
  wordpress.run('uninstall')
  assert.equal(optionOf(wordpress), false)
}
