import { expect } from 'chai'
import fc from 'fast-check'
import { activityWords } from '../../demo/server/catalogue/activities/activity-words'
import { describe as goodsHtml } from '../../demo/server/catalogue/goods/goods-description'
import { goodsPlans } from '../../demo/server/catalogue/goods/goods-plan'
import { htmlOf } from '../../demo/server/site/articles/article-lines'
import { help, siteArticles } from '../../demo/server/site/articles/article-data'
import { siteWords } from '../../demo/server/site/brand-site/site-words'
import { topicWords } from '../../demo/server/site/customer-service/service-words'
import { cleanOnServer } from '../../elements/runtime/clean-on-server'
import { cleanHtml } from '../../src/ui/rich-html'
import { brokenMarkup } from '../vectors/broken-markup'

// Compares the sanitizers of the server and the browser.

const api = 'https://mall.example/api'

function inBrowser(html: string) {
  const box = document.createElement('div')
  box.append(cleanHtml(html, api))
  return box
}

/** Parses the server's result as the page's parser does. */
function onServer(html: string) {
  const page = new DOMParser().parseFromString(cleanOnServer(html, api, location.origin), 'text/html')
  const box = document.createElement('div')
  box.append(...document.adoptNode(page.body).childNodes)
  return box
}

const articles = [
  ...help.chinese.flatMap((category) => category.articles),
  ...Object.values(siteArticles).flatMap(({ chinese }) => [...chinese.news, ...chinese.announcements]),
  ...topicWords,
].map(({ text }) => htmlOf(text))
const rules = activityWords.map((words) => htmlOf(words.rules))
const licences = siteWords.map(({ site }) => site.icpHtml)
/** Returns the first of many texts. */
function goodsTexts(count: number) {
  const texts: string[] = []
  for (const plan of goodsPlans()) {
    texts.push(goodsHtml(plan, ['内径=20 mm', '材质="钢" & <铬>']))
    if (texts.length === count) break
  }
  return texts
}

const written = [
  '<h2 title="">a</h2><p dir="rtl" lang="ar">b<br>c<wbr></p><hr><blockquote><p>d</p></blockquote><pre> e\n f</pre>',
  '<table width="100%"><caption>a</caption><colgroup><col><col></colgroup><thead><tr><th scope="col">b</th></tr></thead><tbody><tr><td rowspan="2">c</td></tr></tbody></table>',
  '<figure><img src="/img/a.png" width="20" height="10"><figcaption>a</figcaption></figure><img src="b.png" alt="">',
  '<video controls muted loop poster="/a.png" src="/a.mp4"></video><video controls=""><source src="a.webm"></video>',
  `<a href="${location.origin}/goods/1">a</a> <a href="/b?c=1&amp;d=2">b</a> <a href="#c" name="c">c</a> <a>d</a>`,
  '<a href="mailto:a@b.cn">a</a><a href="tel:+8640012345">b</a><a href="ftp://c.example/">c</a>',
  '<ol start="3"><li>a<ul><li>b</li></ul></li></ol><dl><dt>c</dt><dd>d</dd></dl><p>“引号” "e" &amp; &lt;f&gt; &nbsp;&copy;</p>',
  '<p style="color:red" class="x"><font color="red">a</font><u>b</u><strike>c</strike><section>d</section></p>',
  '<p>a</p><script>b</script><style>c</style><iframe src="/d">e</iframe><svg><text>f</text></svg><form>g<input></form>',
]

const forbidden =
  'style form input button textarea select iframe object embed script svg math link meta base template'

describe('rich text on a server and in a browser', () => {
  for (const [name, texts] of Object.entries({ articles, rules, licences, goods: goodsTexts(400), written }))
    it(`produces the same nodes: ${name}`, () => {
      expect(texts.length).to.be.greaterThan(3)
      for (const html of texts) {
        const expected = inBrowser(html)
        if (!onServer(html).isEqualNode(expected))
          expect(onServer(html).innerHTML).to.equal(expected.innerHTML)
      }
    })

  it('sanitised on a server contains nothing that the browser’s sanitiser forbids, for random markup', () => {
    const texts = brokenMarkup([
      '<p>',
      '</p>',
      '<b>',
      '<table>',
      '<td>',
      '<li>',
      '<a href=x>',
      '</a>',
      '<style>',
      '<!--',
      '-->',
    ])
    const attributes = (root: Element) =>
      [...root.querySelectorAll('*')].flatMap((element) => [...element.attributes].map(({ name }) => name))
    fc.assert(
      fc.property(texts, (text) => {
        const box = onServer(text)
        expect([...box.querySelectorAll(forbidden.replaceAll(' ', ','))]).to.eql([])
        const allowedAttributes = new Set(attributes(inBrowser(box.innerHTML)))
        expect(attributes(box).filter((name) => !allowedAttributes.has(name))).to.eql([])
      }),
      { numRuns: 100 },
    )
  })

  it('sanitised on a server never closes its own container, for random tags', () => {
    const tags = 'a b p div li dd table td tr caption h2 ul span i'.split(' ')
    const piece = fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`]), 'x', '<a href=x>')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (parts) => {
        const text = cleanOnServer(parts.join(''), api, location.origin)
        const html = `<section><div class="text">${text}</div><i class="after">x</i></section>`
        const { body } = new DOMParser().parseFromString(html, 'text/html')
        const section = body.firstElementChild
        expect([body.children.length, section?.children.length, section?.lastElementChild?.className]).to.eql(
          [1, 2, 'after'],
        )
      }),
      { numRuns: 200 },
    )
  })
})
