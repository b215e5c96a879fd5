import { mostPieces } from '../../../../src/core/api/shapes'
import * as read from './cell-readers'
import type { Columns } from './column'

/** Maximum stock of one SKU in a warehouse. */
export const mostKept = 99_999_999

/** Columns of the product. Rows of its other SKUs may leave them empty. */
export const productColumns = {
  name: {
    heading: ['商品名称', 'Product name'],
    about: ['中文名称', 'The name in Chinese, or in the one language of the shop'],
    example: ['恒锐 6204-2RS 深沟球轴承', '恒锐 6204-2RS 深沟球轴承'],
    needed: 'new',
    reader: read.text(200),
  },
  nameEn: {
    heading: ['商品名称（英文）', 'Product name in English'],
    about: ['英文界面显示', 'Shown on pages in English'],
    example: ['Hengrui 6204-2RS deep groove ball bearing', 'Hengrui 6204-2RS deep groove ball bearing'],
    reader: read.text(300),
  },
  model: {
    heading: ['型号', 'Model'],
    about: ['留空为商品编码', 'Without one, the product code'],
    example: ['6204-2RS', '6204-2RS'],
    reader: read.text(80),
  },
  category: {
    heading: ['分类', 'Category'],
    about: [
      '1 至 3 级，用 / 分隔；没有的分类会新建，少于 3 级时末级名称向下沿用',
      'One to three levels with / between them. Those that are not there are made; with fewer than three the last name is repeated below',
    ],
    example: ['轴承/深沟球轴承', '轴承/深沟球轴承'],
    needed: 'new',
    reader: read.path,
  },
  categoryEn: {
    heading: ['分类（英文）', 'Category in English'],
    about: [
      '级数与中文相同；已有英文的分类不变',
      'As many levels as in Chinese. A category that has an English name keeps it',
    ],
    example: ['Bearings/Deep groove ball bearings', 'Bearings/Deep groove ball bearings'],
    reader: read.path,
  },
  brand: {
    heading: ['品牌', 'Brand'],
    about: ['没有的品牌会新建', 'One that is not there is made'],
    example: ['恒锐', '恒锐'],
    needed: 'new',
    reader: read.text(60),
  },
  brandEn: {
    heading: ['品牌（英文）', 'Brand in English'],
    about: ['已有英文的品牌不变', 'A brand that has an English name keeps it'],
    example: ['Hengrui', 'Hengrui'],
    reader: read.text(60),
  },
  unit: {
    heading: ['单位', 'Unit'],
    about: ['计价单位：名称、代码或英文', 'Unit of the price: its name, code or English word'],
    example: ['个', 'pc'],
    needed: 'new',
    reader: read.unit,
  },
  packs: {
    heading: ['包装单位', 'Packs'],
    about: ['更大的单位及其数量', 'Larger units, with the pieces in each'],
    example: ['盒=10; 箱=200', 'box=10; carton=200'],
    empties: true,
    reader: read.packs,
  },
  weight: {
    heading: ['重量（kg）', 'Weight (kg)'],
    about: ['每单位重量，显示为商品参数', 'Of one unit; it is shown among the attributes'],
    example: ['0.106', '0.106'],
    empties: true,
    reader: read.figure,
  },
  attributes: {
    heading: ['参数', 'Attributes'],
    about: ['买家筛选的参数', 'Properties by which buyers filter'],
    example: ['精度等级=P0; 密封形式=双面橡胶密封', '精度等级=P0; 密封形式=双面橡胶密封'],
    empties: true,
    reader: read.pairs,
  },
  attributesEn: {
    heading: ['参数（英文）', 'Attributes in English'],
    about: [
      '项数与顺序同中文；已有英文的词不变',
      'The same number in the same order. Words that have an English wording keep it',
    ],
    example: ['Tolerance class=P0; Sealing=Rubber seals', 'Tolerance class=P0; Sealing=Rubber seals'],
    reader: read.pairs,
  },
  description: {
    heading: ['描述', 'Description'],
    about: ['纯文本，一行一段', 'Plain text, a line a paragraph'],
    example: ['适合电机与水泵。', '适合电机与水泵。'],
    empties: true,
    reader: read.lines,
  },
  descriptionEn: {
    heading: ['描述（英文）', 'Description in English'],
    about: ['段数与中文相同', 'As many paragraphs as in Chinese'],
    example: ['For motors and pumps.', 'For motors and pumps.'],
    reader: read.lines,
  },
  pictures: {
    heading: ['图片', 'Pictures'],
    about: [
      'https:// 地址，用分号分隔，第一张为主图',
      'Addresses that begin with https://, separated by semicolons; the first is the main picture',
    ],
    example: [
      'https://img.example.com/6204-1.jpg; https://img.example.com/6204-2.jpg',
      'https://img.example.com/6204-1.jpg; https://img.example.com/6204-2.jpg',
    ],
    empties: true,
    reader: read.addresses,
  },
  status: {
    heading: ['状态', 'Status'],
    about: ['上架或下架；新商品留空为上架', 'On sale or withdrawn; a new product without one is on sale'],
    example: ['上架', 'on sale'],
    reader: read.oneOf([
      [10, ['上架', 'on sale']],
      [20, ['下架', 'withdrawn']],
    ]),
  },
  shop: {
    heading: ['店铺', 'Shop'],
    about: [
      '销售该商品的店铺，没有的会新建；商城只有一个店铺时可留空',
      'Who sells it; one that is not there is made. It may stay empty where there is only one',
    ],
    example: ['自营店', '自营店'],
    reader: read.text(60),
  },
  deliveryDays: {
    heading: ['缺货交期（天）', 'Days until restocked'],
    about: ['缺货或定制时多少天后可发货，默认 7', 'Delivery time in days if not in stock; default 7'],
    example: ['7', '7'],
    reader: read.whole(1, 365),
  },
} as const satisfies Columns

/** Columns of the SKU. */
export const skuColumns = {
  spec: {
    heading: ['规格', 'Specification'],
    about: ['同一商品多个 SKU 的区别', 'How the SKUs of a product differ'],
    example: ['游隙=C3', '游隙=C3'],
    reader: read.pairs,
  },
  specEn: {
    heading: ['规格（英文）', 'Specification in English'],
    about: [
      '项数与顺序同中文；已有英文的词不变',
      'The same number in the same order. Words that have an English wording keep it',
    ],
    example: ['Clearance=C3', 'Clearance=C3'],
    reader: read.pairs,
  },
  minOrder: {
    heading: ['起订量', 'MOQ'],
    about: ['默认 1', 'Default 1'],
    example: ['10', '10'],
    reader: read.whole(1, mostPieces),
  },
  step: {
    heading: ['递增量', 'Order step'],
    about: ['起订量之上按此递增，默认 1', 'Step above the MOQ; default 1'],
    example: ['10', '10'],
    reader: read.whole(1, mostPieces),
  },
  price: {
    heading: ['零售价', 'List price'],
    about: ['每单位', 'Of one unit'],
    example: ['9.80', '9.80'],
    needed: 'new',
    reader: read.amount,
  },
  brandPrice: {
    heading: ['品牌价', 'Brand price'],
    about: ['会员支付的价格；填写后访客看不到价格', 'Price for members; if set, visitors see no price'],
    example: ['9.20', '9.20'],
    empties: true,
    reader: read.amount,
  },
  tiers: {
    heading: ['阶梯价', 'Price tiers'],
    about: ['数量=价格，会员满量享受', 'Quantities with the price that members pay from there on'],
    example: ['10=9.00; 100=8.80', '10=9.00; 100=8.80'],
    empties: true,
    reader: read.tiers,
  },
  stock: {
    heading: ['库存数量', 'Stock'],
    about: ['仓库现有总数；新 SKU 留空为 0', 'How many the warehouse has; a new SKU without it has none'],
    example: ['500', '500'],
    reader: read.whole(0, mostKept),
  },
  safetyStock: {
    heading: ['安全库存', 'Safety stock'],
    about: ['低于此数显示库存紧张，默认 0', 'Stock below this number is shown as low; default 0'],
    example: ['50', '50'],
    reader: read.whole(0, mostKept),
  },
  warehouse: {
    heading: ['仓库', 'Warehouse'],
    about: ['没有的仓库会新建', 'One that is not there is made'],
    example: ['苏州仓', '苏州仓'],
    empties: true,
    reader: read.text(60),
  },
} as const satisfies Columns

/** Columns that identify product and SKU. */
export const nameColumns = {
  productCode: {
    heading: ['商品编码', 'Product code'],
    about: [
      '同一商品的各 SKU 填相同编码；留空为 SKU 编码',
      'The same for all SKUs of a product; without it, the SKU code',
    ],
    example: ['HR-6204', 'HR-6204'],
    reader: read.code,
  },
  skuCode: {
    heading: ['SKU 编码', 'SKU code'],
    about: ['订货号，全店唯一', 'Number to order by; unique in the shop'],
    example: ['HR-6204-C3', 'HR-6204-C3'],
    needed: 'always',
    reader: read.code,
  },
} as const satisfies Columns
