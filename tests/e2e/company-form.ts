import { expect, type Page } from '@playwright/test'

/** Selects a PDF with this name in the form on screen, and waits for the upload, which forms require. */
export async function upload(page: Page, name: string) {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /上传附件/ }).click()
  const buffer = Buffer.from('%PDF-1.4\n%%EOF\n')
  await (await choosing).setFiles({ name, mimeType: 'application/pdf', buffer })
  await expect(page.getByText(name)).toBeVisible()
  await expect(page.getByRole('status', { name: `${name} 上传中` })).toHaveCount(0)
}

/** Fills in the fields about a company that every application has. */
export async function fillCompany(page: Page, company: string) {
  await page.getByLabel('公司名称').fill(company)
  await page.getByLabel('信用代码').fill('91310115MA1K4ABC2X')
  await page.getByLabel('联系人').fill('周岚')
  await page.getByLabel('联系电话').fill('021-12345678')
}
