import { siteIds } from '../../core/config/site'
import { block, drawing } from './block'
import { floor, goodsGroup, hotGoods } from './floors'
import { newsCards } from './news-cards'
import type { ThemeGoods } from './theme-goods'
import type { Block } from './theme.table'

/** Builds the home page of the second site, with other blocks in another order. */
export const northHome = async (themeGoods: ThemeGoods): Promise<Block[]> => [
  block('slides', {
    slides: [
      {
        hint: '北方冬季备件',
        title: '阀门管件\n防冻选型',
        text: '球阀、闸阀、保温管件，沈阳仓发货',
        button: '去选型',
        link: themeGoods.to('阀门管件'),
        drawing: 'valve',
      },
      {
        hint: '低温润滑',
        title: '零下三十度\n照常运转',
        text: '低温润滑脂、防冻液、除锈剂',
        button: '看润滑产品',
        link: themeGoods.to('化学品'),
        drawing: 'oil',
      },
      {
        hint: '紧固件专仓',
        title: '高强螺栓\n按箱发货',
        text: '8.8、10.9、12.9 级与不锈钢',
        button: '看紧固件',
        link: themeGoods.to('紧固件与密封'),
        drawing: 'bolt',
      },
    ],
    shortcuts: [
      { icon: 'grid', label: '全部商品', hint: '搜索', link: '/goods/list/all' },
      { icon: 'package', label: '紧固件', hint: '按箱发货', link: themeGoods.to('紧固件与密封') },
    ],
  }),
  block('imagesGroup', {
    columns: 2,
    height: 160,
    items: [
      {
        title: '防冻阀门',
        text: '零下四十度可用',
        button: '去看看',
        picture: drawing('butterfly'),
        link: themeGoods.to('阀门管件'),
      },
      {
        title: '低温润滑',
        text: '冬季用油选型',
        button: '去看看',
        picture: drawing('oil2'),
        link: themeGoods.to('化学品'),
      },
    ],
  }),
  ...(await floor(themeGoods, {
    title: '阀门管件',
    category: '阀门管件',
    side: 'right',
    drawing: 'valve2',
    ways: ['球阀', '蝶阀', '止回过滤', '水泵'],
    tabs: ['球阀', '蝶阀', '水泵'],
  })),
  block('separator', { margin: 32, lineType: 'dashed' }),
  ...(await hotGoods(themeGoods, [
    ['阀门热销榜', '阀门管件'],
    ['紧固件热销榜', '紧固件与密封'],
  ])),
  ...(await goodsGroup(themeGoods, '化学品', 10)),
  ...(await newsCards(siteIds.north, '企业动态')),
]

/** Builds the home page of a salesperson's shop: a welcome text and the next steps. */
export const newshopHome = async (): Promise<Block[]> => [
  block('slides', {
    slides: [
      {
        hint: '业务员选货',
        title: '专属清单\n一对一服务',
        text: '您的业务员按工况为您选型',
        button: '看全部商品',
        link: '/goods/list/all',
        drawing: 'caliper',
      },
    ],
    shortcuts: [
      { icon: 'store', label: '业务员店铺', hint: '全部货架', link: '/newShop/one' },
      { icon: 'grid', label: '按货架查看', hint: '分类备货', link: '/newShop/tab' },
      { icon: 'scan', label: '快速下单', hint: '粘贴即校验', link: '/quick-order' },
      { icon: 'headset', label: '服务中心', hint: '下单与售后', link: '/service' },
    ],
  }),
  block('title', { text: '怎样与业务员合作' }),
  block('richText', {
    html: '<ol><li>把设备清单或旧型号发给业务员</li><li>业务员按工况选型，放进您的专属货架</li><li>您确认数量后直接下单，价格按协议执行</li></ol>',
  }),
]

/** Builds the home page of a site group. */
export const groupHome = async (themeGoods: ThemeGoods): Promise<Block[]> => [
  block('slides', {
    slides: [
      {
        hint: '集团集采',
        title: '成员企业\n统一价目',
        text: '工具与劳保按集团协议供应',
        button: '看电动工具',
        link: themeGoods.to('电动工具'),
        drawing: 'grinder',
      },
    ],
    shortcuts: [{ icon: 'grid', label: '全部商品', hint: '搜索', link: '/goods/list/all' }],
  }),
  ...(await floor(themeGoods, {
    title: '电动工具',
    category: '电动工具',
    side: 'left',
    drawing: 'drill2',
    ways: ['锂电工具', '钻孔工具', '打磨抛光', '切割锯切'],
    tabs: ['锂电工具', '打磨抛光'],
  })),
  ...(await goodsGroup(themeGoods, '手动工具', 10)),
]
