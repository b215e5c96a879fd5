/** An announcement of the demo: days ago, category, title and the category of goods that it leads to. */
export type Announcement = [daysAgo: number, categoryName: string, title: string, goodsOf?: string]

export const announcements: Announcement[] = [
  [1, '公告', '年末备货：轴承与传动件现货扩充到三座仓库', '轴承与传动'],
  [2, '规则', '起订量与递增量说明：数量不足时请按提示调整'],
  [3, '服务', '寒潮期间华北地区配送时效调整说明'],
  [5, '公告', '劳保用品新品上架：防寒手套、防滑安全鞋', '劳保用品'],
  [8, '规则', '会员价适用范围：登录后按等级与数量阶梯显示'],
  [11, '服务', '量具校准服务开放预约，随货附计量证书', '量具仪器'],
  [15, '公告', '苏州仓扩容至 4.2 万平方米，华东地区次日达'],
  [19, '规则', '商品评价规范：请据实填写型号与使用工况'],
  [24, '服务', '电动工具质保登记流程简化', '电动工具'],
  [32, '公告', '系统维护：每周日凌晨 1:00–3:00 暂停下单'],
  [41, '规则', '购物车商品价格以提交订单时为准'],
  [55, '服务', '客服热线服务时间：工作日 8:30–18:00'],
]

/** The second site's own, so that the sites are seen to be apart. */
export const northAnnouncements: Announcement[] = [
  [2, '公告', '沈阳仓冬季备件目录更新', '阀门管件'],
  [9, '服务', '东北地区零下 25 ℃ 以下改用保温车配送'],
  [20, '规则', '润滑类商品低温运输须知', '化学品'],
]
