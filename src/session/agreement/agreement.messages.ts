import { messages } from '../../core/language/messages'

/** Short default texts. A shop replaces them by key. An empty line begins a paragraph. */
export const agreementMessages = messages('agreement', {
  terms: ['用户协议', 'user agreement'],
  privacy: ['隐私政策', 'privacy policy'],
  termsTitle: ['用户协议', 'User agreement'],
  privacyTitle: ['隐私政策', 'Privacy policy'],
  close: ['我知道了', 'Close'],
  termsText: [
    `1. 账号由您本人或获授权的员工使用。请妥善保管密码与验证码，不要转借账号；通过账号完成的下单、签收与付款视为贵方行为。

2. 注册与认证资料应真实、完整，发生变化时请及时更新。资料不实的，我们可以暂停账号并说明原因。

3. 页面价格、库存与交期以提交订单时服务器返回的结果为准。订单经确认后成立，取消与退换按售后政策办理。

4. 信用账期、合同价与企业会员权益以审核结果和双方签署的合同为准。

5. 不得利用本平台发布违法内容、恶意抓取数据或干扰服务。

6. 协议变更会提前在平台公告中说明。变更后继续使用即表示接受；不同意的，可以随时停用账号。`,
    `1. The account is used by you or by staff whom you have authorised. Keep passwords and codes to yourself and do not lend the account. Orders, receipts and payments made with it count as yours.

2. What you register and certify with must be true and complete, and kept up to date. Where it is not, we may suspend the account and will say why.

3. Prices, stock and delivery times are those that the server returns when an order is submitted. An order stands once it is confirmed; cancelling and returning follow the after-sales policy.

4. Credit terms, contract prices and the benefits of enterprise members follow from the review and from the contracts signed by both sides.

5. Do not use this platform for unlawful content, for harvesting data or for disturbing the service.

6. Changes are announced beforehand. Going on to use the platform accepts them; whoever does not agree may stop using the account at any time.`,
  ],
  privacyText: [
    `1. 我们收集您主动提供的账号、联系方式、公司资料与收货信息，以及完成交易所需的订单、支付与物流记录。

2. 这些信息用于登录验证、履行订单、开具发票、售后服务与账户安全；不用于与交易无关的目的。

3. 为完成配送与支付，必要的信息会提供给承运方与支付机构。除法律要求外，不向其他第三方提供。

4. 密码以不可逆的方式保存，验证码 5 分钟后失效。证件与银行账号在页面上只显示部分内容。

5. 您可以在用户中心查看与更正资料，也可以联系客服注销账号并删除法律未要求保留的信息。`,
    `1. We collect what you give us: account, contact details, company papers and delivery data, and the records of orders, payments and deliveries that trading needs.

2. They serve logging in, fulfilling orders, invoicing, after-sales and the safety of accounts, and nothing that has no part in the trade.

3. Carriers and payment services are given what delivering and paying needs. Nobody else is, unless the law demands it.

4. Passwords are kept in a form that cannot be reversed, codes expire after 5 minutes, and papers and bank accounts are shown in part only.

5. You can see and correct your data in the user centre, and ask customer service to close the account and to delete whatever the law does not oblige us to keep.`,
  ],
})
