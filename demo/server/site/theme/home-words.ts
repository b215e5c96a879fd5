import { siteIds } from '../../core/site'

/** What the home pages show; goods and addresses come from the categories named here. */
export type HomeWords = {
  slides: {
    hint: string
    title: string
    text: string
    button: string
    goodsOf?: string
    drawing: string
  }[]
  /** Category or address comes last. */
  shortcuts: [icon: string, label: string, hint: string, place: string][]
  quick: [icon: string, title: string, text: string, place: string][]
  /** Best sellers by category. */
  rankings: [label: string, category: string][]
  groups: [title: string, category: string][]
}

const all = '/goods/list/all'

export const homeWords: Record<string, HomeWords> = {
  [siteIds.main]: {
    slides: [
      {
        hint: '年末备货季',
        title: '轴承备货\n现货直发',
        text: '恒锐、岳峰、北辰，会员价登录可见',
        button: '进入会场',
        goodsOf: '轴承与传动',
        drawing: 'bearing',
      },
      {
        hint: '冬季劳保专场',
        title: '防寒防滑\n整箱起订',
        text: '手套、安全鞋、安全帽按工况选型',
        button: '去选购',
        goodsOf: '劳保用品',
        drawing: 'boot',
      },
      {
        hint: '检修工具周',
        title: '锂电工具\n换下气动与拖线',
        text: '冲击钻、角磨机、扳手共用一块电池',
        button: '看电动工具',
        goodsOf: '电动工具',
        drawing: 'drill',
      },
    ],
    shortcuts: [
      ['search', '按型号找货', '搜索', all],
      ['cart', '我的购物车', '去结算', '/cart'],
      ['settings', '轴承备货', '现货', '轴承与传动'],
      ['filter', '低压电气', '选型', '低压电气'],
      ['user', '会员登录', '看会员价', '/login'],
    ],
    quick: [
      ['repeat', '轴承传动', '常用型号现货直发', '轴承与传动'],
      ['shield', '劳保安防', '按工况选防护等级', '劳保用品'],
      ['settings', '电气工控', '断路器、接触器、控制器', '低压电气'],
      ['checklist', '量具仪器', '附计量校准证书', '量具仪器'],
    ],
    rankings: [
      ['轴承热销榜', '轴承与传动'],
      ['电动工具榜', '电动工具'],
      ['劳保热销榜', '劳保用品'],
      ['电气热销榜', '低压电气'],
    ],
    groups: [
      ['轴承与传动', '轴承与传动'],
      ['低压电气', '低压电气'],
    ],
  },
  [siteIds.north]: {
    slides: [
      {
        hint: '北方冬季备件',
        title: '阀门管件\n防冻选型',
        text: '球阀、闸阀、保温管件，沈阳仓发货',
        button: '去选型',
        goodsOf: '阀门管件',
        drawing: 'valve',
      },
      {
        hint: '低温润滑',
        title: '零下三十度\n照常运转',
        text: '低温润滑脂、防冻液、除锈剂',
        button: '看润滑产品',
        goodsOf: '化学品',
        drawing: 'oil',
      },
      {
        hint: '紧固件专仓',
        title: '高强螺栓\n按箱发货',
        text: '8.8、10.9、12.9 级与不锈钢',
        button: '看紧固件',
        goodsOf: '紧固件与密封',
        drawing: 'bolt',
      },
    ],
    shortcuts: [
      ['grid', '全部商品', '搜索', all],
      ['package', '紧固件', '按箱发货', '紧固件与密封'],
    ],
    quick: [],
    rankings: [
      ['阀门热销榜', '阀门管件'],
      ['紧固件热销榜', '紧固件与密封'],
    ],
    groups: [['化学品与润滑', '化学品']],
  },
  [siteIds.newshop]: {
    slides: [
      {
        hint: '业务员选货',
        title: '专属清单\n一对一服务',
        text: '您的业务员按工况为您选型',
        button: '看全部商品',
        drawing: 'caliper',
      },
    ],
    shortcuts: [],
    quick: [],
    rankings: [],
    groups: [],
  },
  [siteIds.group]: {
    slides: [
      {
        hint: '集团集采',
        title: '成员企业\n统一价目',
        text: '工具与劳保按集团协议供应',
        button: '看电动工具',
        goodsOf: '电动工具',
        drawing: 'grinder',
      },
    ],
    shortcuts: [['grid', '全部商品', '搜索', all]],
    quick: [],
    rankings: [],
    groups: [['手动工具', '手动工具']],
  },
}
