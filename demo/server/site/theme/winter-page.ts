import { banner, block, drawing } from './block'
import { goodsGroup, topFloor } from './floors'
import type { ThemeGoods } from './theme-goods'
import type { Block } from './theme.table'

const guide = `<h3>冬季备货三件事</h3>
<p>气温低于零下十度，<b>橡胶变硬、润滑脂变稠、塑料管变脆</b>。备件照夏天的单子买，常常装上就漏。</p>
<ul><li>密封件改用低温丁腈或氟硅，标注最低工作温度</li><li>轴承换低温脂，补脂周期缩短三分之一</li><li>劳保手套看防寒等级 EN 511 的第二位数字</li></ul>
<table><tbody><tr><th>部位</th><th>常温型号</th><th>低温型号</th></tr><tr><td>电机轴承</td><td>6205-2RS</td><td>6205-2RS 低温脂</td></tr><tr><td>油缸密封</td><td>NBR 70</td><td>LT-NBR 70</td></tr></tbody></table>
<p>拿不准的型号可以在<a href="/service">服务中心</a>留言，工程师一个工作日内答复。</p>`

/** Builds a campaign page of the default site with the block kinds that its home page does not use. */
export const winterPage = async (themeGoods: ThemeGoods): Promise<Block[]> => [
  block('headerNavigation', {
    items: [
      { label: '冬季备货', link: '/page/winter' },
      { label: '轴承与传动', link: themeGoods.to('轴承与传动') },
      { label: '劳保用品', link: themeGoods.to('劳保用品') },
      { label: '化学品', link: themeGoods.to('化学品') },
      { label: '全部商品', link: { url: '/goods/list/all', goodsKeyWord: '防冻' } },
    ],
  }),
  block('carousel', {
    height: 320,
    interval: 6000,
    extended: 'title',
    items: [
      { picture: banner('boot'), title: '防寒安全鞋，整箱起订', link: themeGoods.to('劳保用品') },
      { picture: banner('oil'), title: '低温润滑脂，零下四十度可泵送', link: themeGoods.to('化学品') },
      { picture: banner('bearing3'), title: '电机轴承低温脂现货', link: themeGoods.to('滚动轴承') },
    ],
  }),
  ...(await topFloor(
    themeGoods,
    {
      title: '防寒劳保',
      category: '劳保用品',
      side: 'left',
      drawing: 'glove',
      ways: ['手部防护', '足部防护', '头面听力', '身体防护'],
      tabs: ['手部防护', '足部防护', '身体防护'],
      columns: 2,
    },
    ['劳保热销榜', '劳保用品'],
  )),
  block('separator', { margin: 40, color: '#878F9B', lineType: 'dashed' }),
  block('title', { text: '选型要点' }),
  block('richText', { html: guide }),
  ...(await goodsGroup(themeGoods, '滚动轴承', 5)),
  block('blankSpace', { height: 24 }),
  block('video', {
    src: '/img/films/bearing.webm',
    poster: drawing('bearing'),
    title: '深沟球轴承在低温脂下的运转',
  }),
]
