import { optionsOf, siteById } from '../brand-site/brand-sites'

/** Returns what surrounds every page of a site: colour, logo, links and texts. */
export async function siteThemeOf(site: string, ruledBy: readonly string[]) {
  const { name, slogan, logo, company, phone, workTime, icpHtml, qrCode, ...own } = await siteById(site)
  const words = { siteName: name, slogan, logo: logo ?? undefined, company, phone, workTime, icpHtml }
  return {
    brandColour: own.brandColour,
    themeToggle: own.themeToggle,
    shell: { ...words, qrCode: qrCode ?? undefined, ...own.shell },
    linkHint: (await optionsOf(ruledBy)).linkHint,
  }
}
