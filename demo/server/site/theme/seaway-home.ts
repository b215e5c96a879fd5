import { seawaySite } from '../brand-site/site-words'
import { block } from './block'
import { floor, goodsGroup } from './floors'
import { newsCards } from './news-cards'
import type { ThemeGoods } from './theme-goods'
import type { Block } from './theme.table'

/** Builds the home page of the US dollar site. */
export const seawayHome = async (themeGoods: ThemeGoods): Promise<Block[]> => [
  block('slides', {
    slides: [
      {
        hint: '系泊与甲板',
        title: '缆绳现货\n当天提货',
        text: '四种直径，附船级社证书',
        button: '看系泊缆绳',
        link: themeGoods.to('系泊缆绳'),
        drawing: 'rope',
      },
      {
        hint: '舱室管路',
        title: '海水管路\n一站配齐',
        text: '截止阀、滤器与加油软管',
        button: '看舱室管路',
        link: themeGoods.to('舱室管路'),
        drawing: 'strainer',
      },
    ],
    shortcuts: [{ icon: 'grid', label: '全部商品', hint: '搜索', link: '/goods/list/all' }],
  }),
  ...(await floor(themeGoods, {
    title: '系泊与甲板',
    category: '系泊与甲板',
    side: 'left',
    drawing: 'rope',
    ways: ['系泊缆绳', '甲板眼环'],
    tabs: ['系泊缆绳', '甲板眼环'],
  })),
  ...(await goodsGroup(themeGoods, '照明与救生', 8)),
  ...(await newsCards(seawaySite, '选型指南')),
]
