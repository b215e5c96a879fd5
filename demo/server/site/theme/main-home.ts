import { siteIds } from '../../core/config/site'
import { block, drawing } from './block'
import { floor, hotGoods } from './floors'
import { newsCards } from './news-cards'
import type { ThemeGoods } from './theme-goods'
import type { Block } from './theme.table'

/** Builds the home page of the default site. */
export const mainHome = async (themeGoods: ThemeGoods): Promise<Block[]> => [
  block('slides', {
    slides: [
      {
        hint: '年末备货季',
        title: '轴承备货\n现货直发',
        text: '恒锐、岳峰、北辰，会员价登录可见',
        button: '进入会场',
        link: '/page/winter',
        drawing: 'bearing',
      },
      {
        hint: '冬季劳保专场',
        title: '防寒防滑\n整箱起订',
        text: '手套、安全鞋、安全帽按工况选型',
        button: '去选购',
        link: themeGoods.to('劳保用品'),
        drawing: 'boot',
      },
      {
        hint: '检修工具周',
        title: '锂电工具\n换下气动与拖线',
        text: '冲击钻、角磨机、扳手共用一块电池',
        button: '看电动工具',
        link: themeGoods.to('电动工具'),
        drawing: 'drill',
      },
      {
        hint: '量具校准',
        title: '卡尺千分尺\n随货附证书',
        text: '下单时勾选校准，交期加两天',
        button: '看量具仪器',
        link: themeGoods.to('量具仪器'),
        drawing: 'caliper',
      },
    ],
    shortcuts: [
      { icon: 'checklist', label: '常购清单', hint: '一键复购', link: '/often/goods' },
      { icon: 'scan', label: '快速下单', hint: '粘贴即校验', link: '/quick-order' },
      { icon: 'gift', label: '积分礼品', hint: '积分兑换', link: '/gift/list' },
      { icon: 'store', label: '店铺大全', hint: '按类型找店', link: '/shop' },
      { icon: 'headset', label: '服务中心', hint: '下单与售后', link: '/service' },
    ],
  }),
  block('quickNavigation', {
    items: [
      { icon: 'repeat', title: '再次采购', text: '从历史订单直接下单', link: '/often/order' },
      { icon: 'scan', title: '快速下单', text: '表格粘贴，逐行校验', link: '/quick-order' },
      { icon: 'grid', title: '全部分类', text: '十二大类按用途查找', link: '/category/all' },
      { icon: 'undo', title: '退换与售后', text: '规则与办理流程', link: '/service' },
    ],
  }),
  block('title', { text: '热销榜单', more: { label: '全部商品', link: '/goods/list/all' } }),
  ...(await hotGoods(themeGoods, [
    ['轴承热销榜', '轴承与传动'],
    ['电动工具榜', '电动工具'],
    ['劳保热销榜', '劳保用品'],
    ['电气热销榜', '低压电气'],
  ])),
  ...(await floor(themeGoods, {
    title: '轴承与传动',
    category: '轴承与传动',
    side: 'left',
    drawing: 'bearing2',
    ways: ['滚动轴承', '带座轴承', '传动带', '联轴器', '直线运动', '电机减速机'],
    tabs: ['滚动轴承', '带座轴承', '传动带', '联轴器'],
  })),
  ...(await floor(themeGoods, {
    title: '低压电气与工控',
    category: '低压电气',
    side: 'right',
    drawing: 'breaker',
    ways: ['断路器', '接触器', '工控器件', '传感开关', '按钮指示', '配电箱柜'],
    tabs: ['断路器', '接触器', '工控器件', '传感开关'],
  })),
  block('imagesGroup', {
    columns: 3,
    items: [
      {
        title: '冬季劳保专场',
        text: '防寒手套、安全鞋整箱起订',
        button: '去看看',
        picture: drawing('boot'),
        link: { type: 'activity', id: '8002' },
      },
      {
        title: '阀门管件直供',
        text: '304 球阀、蝶阀现货次日达',
        button: '去看看',
        picture: drawing('valve'),
        link: themeGoods.to('阀门管件'),
      },
      {
        title: '量具校准服务',
        text: '卡尺、千分尺附计量证书',
        button: '去看看',
        picture: drawing('caliper'),
        link: themeGoods.to('量具仪器'),
      },
    ],
  }),
  ...(await newsCards(siteIds.main, '新闻资讯')),
]
